import { v5 as uuidv5 } from 'uuid';

/** Foyer's own namespace (RFC 9562, section 5.5). */
const NAMESPACE = '0b0e7d0e-6f1c-4d0a-9a55-7f2f2c1f6a10';

/** The same id for the same text, always: for what has no id of its own. */
export const deriveId = (text: string): string => uuidv5(text, NAMESPACE);
