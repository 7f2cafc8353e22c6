import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { postCardExpired } from '@foyer/domain/ledger/post-codes.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn, eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { getClient } from '../clients/index.ts';
import { postToLedger } from '../ledger/index.ts';
import { findSetting } from '../settings/index.ts';
import { changeCardCounter } from './card-counter.repository.ts';
import { listClientsWithExpired, listExpiredIds } from './expired-card.repository.ts';
import { lockGiftCard, updateGiftCard } from './gift-card.repository.ts';
import { getBalance, insertMovement } from './movement.repository.ts';

const chunk = 100;

/**
 * Posts what is left on cards whose validity is over to `write-off`, where their client has chosen so; each once. What an order
 * that is being paid holds waits for the next run. Runs as a worker, over all clients.
 */
export async function expireGiftCards(app: App): Promise<void> {
  const now = app.clock();
  const clientIds = await listClientsWithExpired(app.db, now);
  await eachClientOnItsOwn(app, clientIds, 'the gift cards of a client did not expire', (clientId) =>
    expireCardsOf(app, clientId, now),
  );
}

async function expireCardsOf(app: App, clientId: string, now: Date): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await inClient(app.db, clientId, (scope) => listToExpire(scope, now, after));
    const cards = ids.map((id) => ({ clientId, id }));
    await eachOnItsOwn(app, cards, 'a gift card did not expire', ({ id }) =>
      inClient(app.db, clientId, (scope) => expireGiftCard(scope, id, now)),
    );
    after = ids.at(-1) ?? null;
    if (ids.length < chunk) return;
  }
}

/** None where the client lets balances stay. */
async function listToExpire(scope: ClientScope, now: Date, after: string | null): Promise<string[]> {
  const { expiredBalance } = await findSetting(scope, 'gift-cards', now);
  if (expiredBalance !== 'write-off') return [];
  const { timeZone } = await getClient(scope);
  return listExpiredIds(scope, localDateAt(now, timeZone), { after, limit: chunk });
}

async function expireGiftCard(scope: ClientScope, id: string, at: Date): Promise<void> {
  const { expiredAt, test: isTest, currency } = await lockGiftCard(scope, id);
  const balanceMinor = await getBalance(scope, id);
  if (expiredAt !== null || !(await changeCardCounter(scope, id, -balanceMinor))) return;
  const movement = { id: makeId(), giftCardId: id, kind: 'card-expired', at } as const;
  if (balanceMinor > 0) {
    const cause = { causeId: movement.id, orderId: null, isTest, currency, at };
    await postToLedger(scope, postCardExpired(cause, id, balanceMinor));
    await insertMovement(scope, { ...movement, byName: '', reason: '' });
  }
  await updateGiftCard(scope, id, { expiredAt: at });
}
