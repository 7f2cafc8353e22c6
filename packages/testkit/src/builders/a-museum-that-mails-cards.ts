import { makeGiftCard } from '@foyer/server/modules/gift-cards/make-gift-card.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { findPersonKey } from '@foyer/server/platform/crypto/person-key.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { mailContent } from '@foyer/server/platform/mail/mail-content.ts';
import type pg from 'pg';
import { aClient, signedInAs } from './a-client.ts';

/** A card from Daan for Noor, as it is typed. */
export const forNoor = {
  recipientName: 'Noor',
  recipientEmail: 'noor@example.com',
  fromName: 'Daan',
  message: 'Enjoy it.',
};

/** A museum whose staff make gift cards of 50.00 that go by mail. */
export async function aMuseumThatMailsCards(app: App, owner: pg.Pool) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  return {
    client,
    manager,
    aCard: (details: object = forNoor, language = 'de') =>
      makeGiftCard(manager, { amountMinor: 5000, source: 'paid-elsewhere', language, ...details }),
    postpone: (id: string, at: string) =>
      owner.query('update gift_card set send_at = $2 where id = $1', [id, at]),
    mails: () => listCardMails(app, owner, client.clientId),
  };
}

/** The mails with gift cards of a client, opened, in the order in which they were written. */
export async function listCardMails(app: App, owner: pg.Pool, clientId: string) {
  const { rows } = await owner.query<{ id: string; keyId: string; sealed: Buffer }>(
    `select id, person_key_id as "keyId", sealed from mail where client_id = $1 and kind = 'gift-card' order by created_at, id`,
    [clientId],
  );
  return inClient(app.db, clientId, (scope) =>
    Promise.all(
      rows.map(async ({ id, keyId, sealed }) => {
        const key = await findPersonKey(scope, app.secrets, keyId);
        return { id, ...mailContent.parse(key?.decrypt(sealed)) };
      }),
    ),
  );
}
