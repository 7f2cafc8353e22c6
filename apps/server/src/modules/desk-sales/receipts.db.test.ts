import { aTillDesk, type TillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { codeOfCard } from '../gift-cards/gift-card-code.ts';
import { makeGiftCard } from '../gift-cards/make-gift-card.ts';
import { readReceipt } from '../tills/printing/read-receipt.ts';
import { readTillReports } from '../tills/read-till-session.ts';
import { listOpenTillSessions } from '../tills/till-session.repository.ts';
import { sellAtDesk } from './sell-at-desk.ts';

const database = await testDatabase();

const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
const { owner } = database;

/** The lines of the receipt that have an amount, by their first words. */
const receiptOf = ({ manager }: TillDesk, orderId: string) =>
  manager.inClient(async (scope) => {
    const blocks = await readReceipt(scope, orderId, app.clock(), { receivedMinor: null, changeMinor: null });
    return blocks.filter(({ right }) => right !== '').map(({ left, right }) => `${left}: ${right}`);
  });

test('a gift card that pays all, or a part, is on the receipt and in the figures of the till', async () => {
  const desk = await aTillDesk(app, owner);
  const { manager, clientId, timeslotId, ticketTypeId, tillId } = desk;
  const { id } = await makeGiftCard(manager, { amountMinor: 2500, source: 'paid-elsewhere', language: 'en' });
  const payingCodes = [await codeOfCard(app, clientId, id)];
  const wish = { language: 'nl', timeslotId, lines: [{ ticketTypeId, quantity: 1 }], payingCodes };
  const whole = await sellAtDesk(manager, desk.sale(1, { wish, payments: [] }));
  expect(await receiptOf(desk, whole.orderId)).toContainEqual(expect.stringMatching(/cadeau.*17,50/i));
  const payments = [{ means: 'cash', amountMinor: 1000 }];
  const part = await sellAtDesk(manager, desk.sale(1, { wish, payments }));
  const paid = (await receiptOf(desk, part.orderId)).filter((line) => /\D7,50|10,00/.test(line));
  expect(paid).toEqual([expect.stringMatching(/cadeau/i), expect.stringMatching(/contant/i)]);
  const [report] = await manager.inClient(async (scope) => {
    const sessions = await listOpenTillSessions(scope, [tillId]);
    return readTillReports(
      scope,
      sessions.map((session) => session.id),
      manager,
    );
  });
  expect(report?.sales, 'a sale that is paid by two means is one').toBe(2);
  expect(report?.figures).toMatchObject({
    expectedMinor: 11_000,
    means: [
      { means: 'cash', sales: { count: 1, amountMinor: 1000 } },
      { means: 'gift-card', sales: { count: 2, amountMinor: 2500 } },
    ],
  });
});

test('the VAT of a receipt is that of the books, costs that the buyer pays among it', async () => {
  const desk = await aTillDesk(app, owner);
  await owner.query(
    'update client set pass_on_service_cost = true, service_fee_offline_minor = 250 where id = $1',
    [desk.clientId],
  );
  const payments = [{ means: 'card', amountMinor: 2000 }];
  const { orderId } = await sellAtDesk(desk.manager, desk.sale(1, { totalMinor: 2000, payments }));
  const { rows } = await owner.query<{ vatMinor: number }>(
    'select vat_minor::int as "vatMinor" from orders where id = $1',
    [orderId],
  );
  const [vat] = (await receiptOf(desk, orderId)).filter((line) => /btw/i.test(line));
  expect(Number(vat?.replace(/^.*:\D*/, '').replace(',', ''))).toBe(rows[0]?.vatMinor);
});
