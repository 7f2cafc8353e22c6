import { z } from 'zod';
import type { PersonKey } from '../../platform/crypto/person-key.ts';
import type { WaitingEntry } from './waiting-entry.repository.ts';

const sealedEntry = z.object({ email: z.string() });

/** The address of an entry; null once it was erased. */
export function readEmail(
  key: PersonKey | undefined,
  { sealed }: Pick<WaitingEntry, 'sealed'>,
): string | null {
  return key && sealed.length > 0 ? sealedEntry.parse(key.decrypt(sealed)).email : null;
}
