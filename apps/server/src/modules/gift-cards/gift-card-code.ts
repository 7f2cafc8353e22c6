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
