import { plainForm } from './visible-text.ts';

export interface SignInName {
  /** In the form in which usernames are stored. */
  username: string;
  /** The client's subdomain. */
  client: string;
}

/**
 * Takes `username|clientIdentifier` apart at its last separator (product.md, section 2: no username contains
 * one). Undefined where either part is missing.
 */
export function parseSignInName(typed: string): SignInName | undefined {
  const at = typed.lastIndexOf('|');
  if (at < 0) return undefined;
  const username = plainForm(typed.slice(0, at));
  const client = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (username === '' || client === '' || username.includes('|')) return undefined;
  return { username, client };
}
