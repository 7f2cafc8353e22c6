import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../../platform/outbox/each-on-its-own.ts';
import { lockGiftCard, markSent } from '../gift-card.repository.ts';
import { listDueCards } from './due-card.repository.ts';
import { mailGiftCard } from './mail-gift-card.ts';

const most = 500;

/**
 * Mails the cards whose day has come, each once: its mail and the note that it was sent are one transaction, so that a process
 * that dies has sent all of it or nothing. Runs as a worker, over all clients.
 */
export async function sendDueCards(app: App): Promise<void> {
  const due = await listDueCards(app.db, app.clock(), most);
  await eachOnItsOwn(app, due, 'a gift card was not mailed', ({ clientId, id }) =>
    inClient(app.db, clientId, (scope) => sendDueCard(app, scope, id)),
  );
}

/** The same of one card; nothing where it was sent, is not due yet, or is blocked. */
export async function sendDueCard(app: App, scope: ClientScope, id: string): Promise<void> {
  const card = await lockGiftCard(scope, id);
  const now = app.clock();
  if (card.sentAt !== null || card.sendAt === null || card.sendAt > now || card.blockedAt !== null) return;
  // Its own id is that of its mail: a second one cannot be written.
  const isMailed = await mailGiftCard(app, scope, card, card.id);
  await markSent(scope, id, isMailed ? { sentAt: now } : { sendAt: null });
}
