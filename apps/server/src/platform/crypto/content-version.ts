import { createHash } from 'node:crypto';

/** 16 characters that stay the same while the content does: the version of what has no number of its own. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
