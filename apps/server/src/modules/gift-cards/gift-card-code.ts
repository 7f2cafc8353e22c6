import { codeFromBytes } from '@foyer/domain/gift-cards/gift-card-code.ts';
import type { App } from '../../platform/app.ts';

type Secrets = Pick<App, 'secrets'>;

/** The code of a card follows from its id by FOYER_SECRET: it can be mailed again, and the database holds its digest alone. */
export function codeOfCard({ secrets }: Secrets, clientId: string, cardId: string): string {
  return codeFromBytes(secrets.derive('gift-card-code', `${clientId} ${cardId}`));
}

/** By which a typed code is found. */
export function digestOfCode({ secrets }: Secrets, clientId: string, code: string): Buffer {
  return secrets.derive('gift-card-digest', `${clientId} ${code}`);
}

/** By which the cards of an address are found: a request about a person names it. */
export function digestOfRecipient({ secrets }: Secrets, clientId: string, email: string): Buffer {
  return secrets.derive('gift-card-recipient', `${clientId} ${email.trim().toLowerCase()}`);
}

/** The secret of the link that gives the gift tickets of an order their date; the database holds its hash alone. */
export function presentSecretOf({ secrets }: Secrets, clientId: string, orderId: string): string {
  return secrets.derive('gift-ticket-link', `${clientId} ${orderId}`).toString('base64url');
}

/** Where who gets them chooses a day: the secret is in the fragment, which no browser sends. */
export function presentPathOf(
  secrets: Secrets,
  { id, subdomain }: { id: string; subdomain: string },
  orderId: string,
): string {
  return `/shop/gift/${subdomain}#${presentSecretOf(secrets, id, orderId)}`;
}
