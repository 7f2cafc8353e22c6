import { hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';

/** An e-mail address for accounts without the right to read it in full: `y•••••@example.com`. */
export function maskAddress(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1•••••');
}

/**
 * A text of the queue as staff read it: no address in full, no link and no token. Mail servers repeat the receiver in their
 * errors, and some the link that they took for spam.
 */
export function maskText(text: string): string {
  return hideSecretsInText(text).replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, maskAddress);
}
