import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listBalances } from '../ledger/index.ts';
import { saveSetting } from '../settings/index.ts';
import { blockGiftCard } from './block-gift-card.ts';
import { correctGiftCard } from './correct-gift-card.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { findPayingCard } from './find-paying-card.ts';
import { codeOfCard } from './gift-card-code.ts';
import { listFilteredCards, sumGiftCards } from './list-gift-cards.ts';
import { makeGiftCard } from './make-gift-card.ts';
import { getBalance, listMovements } from './movement.repository.ts';
import { showBalance } from './show-balance.ts';
import { showCardFigures } from './show-gift-cards.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);

async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  return {
    client,
    manager,
    aCard: (amountMinor = 5000, source = 'paid-elsewhere') =>
      makeGiftCard(manager, { amountMinor, source, language: 'en', recipientName: 'Noor' }),
    balance: (id: string) => inMuseum((scope) => getBalance(scope, id)),
    movements: (id: string) => inMuseum((scope) => listMovements(scope, id)),
    paying: (id: string) =>
      inMuseum((scope) => findPayingCard(app, scope, codeOfCard(app, clientId, id).toLowerCase())),
    accounts: async () =>
      (await inMuseum(listBalances)).map(({ account, amountMinor }) => [account.split(':')[0], amountMinor]),
  };
}

test('a card that staff make has its value as its balance; what was taken for it is money, what was given away is written off', async () => {
  const { aCard, balance, paying, accounts } = await aMuseum();
  const card = await aCard();
  expect(card).toMatchObject({ amountMinor: 5000, validUntil: '2029-11-20', source: 'paid-elsewhere' });
  expect(await balance(card.id)).toBe(5000);
  expect(await paying(card.id)).toMatchObject({ codeId: card.id, mostMinor: 5000 });
  await aCard(700, 'given');
  expect((await accounts()).toSorted()).toEqual([
    ['gift-cards', -5000],
    ['gift-cards', -700],
    ['money', 5000],
    ['write-off', 700],
  ]);
  const { rows } = await database.owner.query(
    'select code_digest, details::text as details from gift_card where id = $1',
    [card.id],
  );
  expect(JSON.stringify(rows)).not.toContain('Noor');
  expect(rows[0].code_digest.toString()).not.toContain(codeOfCard(app, card.id, card.id));
});

test('staff correct a balance with a reason, never below what is left', async () => {
  const { client, manager, aCard, balance, movements, paying } = await aMuseum();
  const { id } = await aCard();
  await correctGiftCard(manager, id, { changeMinor: -1500, reason: 'Wrong amount' });
  expect(await balance(id)).toBe(3500);
  const tooMuch = correctGiftCard(manager, id, { changeMinor: -3501, reason: 'All' });
  expect(await refusalsOf(tooMuch)).toEqual(['changeMinor: gift-card-balance-too-low']);
  const unsaid = correctGiftCard(manager, id, { changeMinor: 0, reason: '' });
  expect(await refusalsOf(unsaid)).toEqual([
    'changeMinor: gift-card-change-required',
    'reason: reason-required',
  ]);
  expect((await movements(id)).map(({ kind, reason, amountMinor }) => [kind, reason, amountMinor])).toEqual([
    ['card-corrected', 'Wrong amount', -1500],
    ['card-issued', '', 5000],
  ]);
  expect(await paying(id)).toMatchObject({ mostMinor: 3500 });
  const reader = await signedInAs(app, client, 'management');
  const { rows } = await database.owner.query(
    `select action, before->>'balanceMinor' as before, after->>'balanceMinor' as after from audit_entry
     where client_id = $1 and action = 'correct-gift-card'`,
    [reader.clientId],
  );
  expect(rows).toEqual([{ action: 'correct-gift-card', before: '5000', after: '3500' }]);
});

test('a blocked card pays nothing until it is opened again; a change by a colleague is seen first', async () => {
  const { manager, aCard, paying } = await aMuseum();
  const { id, version } = await aCard();
  const blocked = await blockGiftCard(manager, id, true, version);
  expect(await paying(id)).toBeUndefined();
  expect(await refusalsOf(blockGiftCard(manager, id, false, version))).toEqual(['main: changed-meanwhile']);
  await blockGiftCard(manager, id, false, blocked.version);
  expect(await paying(id)).toBeDefined();
});

test('an expired balance is written off once, where the museum has chosen so, and else stays', async () => {
  const [keeps, writesOff] = [await aMuseum(), await aMuseum()];
  const value = { validityYears: 1, expiredBalance: 'write-off' };
  await saveSetting(writesOff.manager, { subject: 'gift-cards', value, isApplyNow: true, version: 0 });
  const [kept, gone] = [await keeps.aCard(), await writesOff.aCard()];
  expect([kept.validUntil, gone.validUntil]).toEqual(['2029-11-20', '2027-11-20']);
  await database.owner.query(`update gift_card set valid_until = '2026-11-20'`);
  await expireGiftCards(worker);
  expect(await writesOff.balance(gone.id)).toBe(5000);
  clock.advance(24 * 60);
  await expireGiftCards(worker);
  await expireGiftCards(worker);
  expect(await writesOff.balance(gone.id)).toBe(0);
  expect(await writesOff.accounts()).toEqual([
    ['gift-cards', 0],
    ['money', 5000],
    ['write-off', -5000],
  ]);
  expect(await keeps.balance(kept.id)).toBe(5000);
  expect(await keeps.paying(kept.id)).toBeUndefined();
});

test('staff without the right, a voucher partner and another museum see and change no card', async () => {
  const { client, aCard } = await aMuseum();
  const { id } = await aCard();
  const partner = await signedInAs(app, client, 'voucher partner');
  await expect(blockGiftCard(partner, id, true)).rejects.toThrow();
  const stranger = await aMuseum();
  await expect(blockGiftCard(stranger.manager, id, true)).rejects.toThrow('gift-card-not-found');
});

test('the list finds a card by its code or its end, by its state, and adds up credit, used and unused', async () => {
  const { client, manager, aCard } = await aMuseum();
  const [full, blocked, spent] = [await aCard(5000), await aCard(3000), await aCard(1000)];
  await blockGiftCard(manager, blocked.id, true);
  await database.owner.query(`update counter set sold = 400 where owner_id = $1`, [spent.id]);
  const idsOf = async (filter: object) =>
    (await listFilteredCards(manager, filter, { limit: 50, offset: 0 })).map(({ id }) => id);
  expect(await idsOf({})).toEqual([spent.id, blocked.id, full.id]);
  expect(await idsOf({ sort: 'left' })).toEqual([spent.id, blocked.id, full.id]);
  expect(await idsOf({ search: full.codeEnd.toLowerCase() })).toEqual([full.id]);
  expect(await idsOf({ search: codeOfCard(app, client.clientId, blocked.id) })).toEqual([blocked.id]);
  for (const [state, id] of [
    ['unused', full.id],
    ['blocked', blocked.id],
    ['partly-used', spent.id],
  ] as const) {
    expect(await idsOf({ state })).toEqual([id]);
    const [shown] = await inClient(app.db, client.clientId, (scope) => showCardFigures(app, scope, [id]));
    expect(shown?.state).toBe(state);
  }
  expect(await idsOf({ state: 'used' })).toEqual([]);
  expect(await sumGiftCards(manager, {})).toEqual({
    total: 3,
    creditMinor: 9000,
    usedMinor: 400,
    unusedMinor: 8600,
  });
  await database.owner.query(`update counter set sold = 0 where owner_id = $1`, [spent.id]);
});

describe('the page of a balance', () => {
  const look = (subdomain: string, code: unknown, ip = '198.51.100.7') =>
    showBalance(app, subdomain, { typed: { code }, ip });

  test('shows who has the code what is on the card and what happened to it, and that it was opened', async () => {
    const { client, manager, aCard } = await aMuseum();
    const { id, codeEnd } = await aCard();
    await correctGiftCard(manager, id, { changeMinor: -250, reason: 'Wrong amount' });
    const code = codeOfCard(app, client.clientId, id);
    const shown = await look(client.subdomain, ` ${code.toLowerCase()}`);
    expect(shown).toMatchObject({ codeEnd, valueMinor: 5000, balanceMinor: 4750, isExpired: false });
    expect(shown.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['card-corrected', -250],
      ['card-issued', 5000],
    ]);
    expect(JSON.stringify(shown)).not.toContain('Wrong amount');
    const { rows } = await database.owner.query('select opened_at, version from gift_card where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ opened_at: clock.now(), version: 1 }]);
  });

  test('answers alike for a wrong code, a blocked card and one of another museum; after five the address waits', async () => {
    const [one, other] = [await aMuseum(), await aMuseum()];
    const { id } = await one.aCard();
    await blockGiftCard(one.manager, id, true);
    const { client } = one;
    const blocked = codeOfCard(app, client.clientId, id);
    const foreign = codeOfCard(app, other.client.clientId, (await other.aCard()).id);
    for (const code of ['WRONG', 'AAAA-BBBB-CCCC', blocked, foreign, 'x'])
      expect(await refusalsOf(look(client.subdomain, code))).toEqual(['code: discount-code-unknown']);
    const error = await look(client.subdomain, 'WRONG').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(await refusalsOf(look(client.subdomain, 'WRONG', '203.0.113.9'))).toEqual([
      'code: discount-code-unknown',
    ]);
    expect(await refusalsOf(look(client.subdomain, ' '))).toEqual(['code: discount-code-required']);
  });
});
