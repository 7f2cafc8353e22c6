import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aTillDesk, type TillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../platform/request-context.ts';
import { saveAssortment } from './save-assortment.ts';
import { sellAtDesk } from './sell-at-desk.ts';
import { showDeskOffer } from './show-desk-offer.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-15T08:00:00Z'));
const { owner } = database;

const aDesk = (options?: Parameters<typeof aTillDesk>[2]) => aTillDesk(app, owner, options);

const offerOf = (call: RequestContext, date: string | null = null) =>
  call.inClientReadOnly((scope) => showDeskOffer(call, scope, { date, language: 'nl' }));

/** A second ticket type of the group, of another kind. */
async function anArticle(
  { clientId, ticketGroupId }: TillDesk,
  itemKind: string,
  pluCode = '',
): Promise<string> {
  const { rows } = await owner.query(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind, plu_code, ticket_limit)
     values ($1, $2, (select max(number) + 1 from ticket_type where client_id = $1), 450, 2100, $3, $4, 12) returning id`,
    [clientId, ticketGroupId, itemKind, pluCode],
  );
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'reception')`, [
    clientId,
    rows[0].id,
  ]);
  return rows[0].id;
}

const buttonsOf = async (call: RequestContext) =>
  (await offerOf(call)).assortments.map(({ buttons }) =>
    buttons.map(({ ticketGroupId, ticketTypeId }) => ticketGroupId ?? ticketTypeId),
  );

test('a desk shows what is sold at a reception on a day: times with what is free, and prices', async () => {
  const desk = await aDesk({ capacity: 10 });
  await sellAtDesk(desk.manager, desk.sale(4));
  const { today, groups } = await offerOf(desk.manager);
  expect(today).toBe('2030-06-15');
  expect(groups).toMatchObject([
    {
      id: desk.ticketGroupId,
      needsTimeslot: true,
      timeslots: [{ id: desk.timeslotId, time: '14:00', capacity: 10, availability: { left: 6 } }],
      ticketTypes: [{ id: desk.ticketTypeId, priceMinor: 1750 }],
    },
  ]);
  const [other] = (await offerOf(desk.manager, '2030-06-16')).groups;
  expect(other).toMatchObject({ timeslots: [], day: { availability: { state: 'none' } } });
});

test('the assortments begin with what the catalogue has: tickets, merchandise, and what is served on a visit', async () => {
  const desk = await aDesk();
  const poster = await anArticle(desk, 'merchandise');
  const coffee = await anArticle(desk, 'product');
  expect(await buttonsOf(desk.manager)).toEqual([[desk.ticketGroupId], [poster], [coffee]]);
});

test('staff set the buttons of an assortment, their order and colour; what is not sold any more has no button', async () => {
  const desk = await aDesk();
  const poster = await anArticle(desk, 'merchandise');
  const coffee = await anArticle(desk, 'product');
  const buttons = [
    { ticketTypeId: coffee, colour: 'amber' },
    { ticketGroupId: desk.ticketGroupId, colour: 'blue' },
  ];
  const saved = await saveAssortment(desk.manager, { assortment: 'till', buttons }, 0);
  expect(await buttonsOf(desk.manager)).toEqual([[coffee, desk.ticketGroupId], [poster], [coffee]]);
  await owner.query('update ticket_type set active = false where id = $1', [coffee]);
  expect(await buttonsOf(desk.manager)).toEqual([[desk.ticketGroupId], [poster], []]);
  const late = saveAssortment(desk.manager, { assortment: 'till', buttons: [] }, saved.version - 1);
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  await saveAssortment(desk.manager, { assortment: 'till', buttons: [] }, saved.version);
  expect((await buttonsOf(desk.manager))[0]).toEqual([desk.ticketGroupId]);
});

test('a button is of one thing, occurs once, and is set by a colleague with Extra', async () => {
  const desk = await aDesk();
  const button = { ticketGroupId: desk.ticketGroupId };
  const save = (buttons: unknown[]) =>
    refusalsOf(saveAssortment(desk.manager, { assortment: 'till', buttons }));
  expect(await save([{}])).toEqual(['buttons.0.ticketGroupId: desk-button-empty']);
  expect(await save([button, button])).toEqual(['buttons.1.ticketGroupId: desk-button-twice']);
  const reception = await signedInAs(app, desk.client, 'reception');
  await expect(saveAssortment(reception, { assortment: 'till', buttons: [] })).rejects.toThrow(
    'ticketverkoop',
  );
});

test('codes of the PLU system are shown to who has that right', async () => {
  const desk = await aDesk();
  const poster = await anArticle(desk, 'merchandise', '8712345');
  const pluOf = async () => {
    const { mayUsePlu, groups } = await offerOf(desk.manager);
    return [mayUsePlu, groups[0]?.ticketTypes.find(({ id }) => id === poster)?.pluCode];
  };
  expect(await pluOf()).toEqual([false, null]);
  await owner.query(
    `update account_right set plu_system = true where client_id = $1 and account_id = $2 and module = 'ticketverkoop'`,
    [desk.clientId, desk.client.managerId],
  );
  expect(await pluOf()).toEqual([true, '8712345']);
});

test('an article of the shop is sold without a visit, and its stock is counted down', async () => {
  const desk = await aDesk();
  const poster = await anArticle(desk, 'merchandise');
  const wish = {
    language: 'nl',
    lines: [{ ticketTypeId: poster, quantity: 2 }],
    timeslotId: desk.timeslotId,
  };
  const payments = [{ means: 'card', amountMinor: 900 }];
  const sold = await sellAtDesk(desk.manager, desk.sale(0, { wish, totalMinor: 900, payments }));
  expect(sold).toMatchObject({ totalMinor: 900, itemCount: 2 });
  const [group] = (await offerOf(desk.manager)).groups;
  expect(group?.ticketTypes.find(({ id }) => id === poster)?.leftCount).toBe(10);
});

test('a desk suggests what the published sales pages suggest, as far as it sells it', async () => {
  const desk = await aDesk();
  const page = await aSalesPage(owner, desk.clientId, {});
  const audio = await anArticle(desk, 'product');
  const flow = { upsell: { isOn: true, ticketTypeIds: [audio, page.ticketTypeId] } };
  const upsellsWith = async (salesFlow: object) => {
    await owner.query(`update channel set sales_flow = $2 where client_id = $1`, [
      desk.clientId,
      JSON.stringify(salesFlow),
    ]);
    return (await offerOf(desk.manager)).upsellTypeIds;
  };
  expect(await upsellsWith(flow)).toEqual([audio]);
  expect(await upsellsWith({ upsell: { ...flow.upsell, isOn: false } })).toEqual([]);
});
