import { givableModules } from '@foyer/domain/identity/account-right.ts';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { dayFromToday, putMuseumOnSale, ticketstreet } from '../museum-on-sale.ts';
import { openTill } from '../sales/open-till.ts';
import { createSummerRule } from '../sales/summer-rule.ts';
import type { StaffedMuseum } from '../staffed-museum.ts';

/** The account that may see every screen and edit none. */
export const readsAll = 'sees all';

const day = dayFromToday(20);

/** Gives a museum one of everything that a screen edits. @returns their ids by the names that the addresses use. */
export async function makeOneOfEverything(foyer: StaffedMuseum): Promise<Record<string, string>> {
  const { client, database } = foyer;
  const museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: client.subdomain, password: TEST_PASSWORD },
    url: 'visit',
  });
  const { app } = testApp(database);
  const reader = await inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      username: readsAll,
      accountType: 'read only',
      email: 'reader@getij.example',
      locale: 'en_US',
      password: TEST_PASSWORD,
      rights: givableModules.map((module) => ({
        module,
        level: 'access',
        limit: 'none',
        officeIpOnly: false,
        offlineSales: false,
        pluSystem: false,
      })),
    }),
  );
  const [type = ''] = museum.ticketTypeIds;
  const rule = await createSummerRule(museum, day);
  const event = await museum.ask(
    'mutation ($input: EventInput!) { createEvent(input: $input) { id } }',
    {
      input: {
        kind: 'event',
        titleNl: 'Nacht',
        titleEn: 'Night',
        fromDate: day,
        at: '20:00',
        limitChoice: 'limit',
        ticketLimit: 80,
        locationId: museum.locationId,
        publishInTicketFrame: true,
        showAvailability: true,
        exceptions: [{ date: day, note: 'Late' }],
      },
    },
    'createEvent',
  );
  const [late, usual] = [
    { opens: '12:00', closes: '20:00' },
    { opens: '10:00', closes: '17:00' },
  ];
  const annex = await museum.ask(
    'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }',
    {
      input: {
        name: 'Annex',
        address: 'Havenkade 2',
        town: 'Havenstad',
        timeZone: 'Europe/Amsterdam',
        standardHours: usual,
        weekHours: [late, null, usual, usual, usual, usual, usual],
      },
    },
    'createLocation',
  );
  const shop = await museum.ask(
    'mutation ($input: TicketstreetInput!) { createWebshop(input: $input) { id } }',
    { input: { ...ticketstreet('webshop'), ticketGroupIds: [museum.ticketGroupId] } },
    'createWebshop',
  );
  const discount = await museum.ask(
    'mutation ($input: DiscountInput!) { createDiscount(input: $input, code: "SPRING") { id } }',
    { input: { title: 'Spring', kind: 'percentage', basisPoints: 1000, visitDates: [day] } },
    'createDiscount',
  );
  const screen = await museum.ask(
    'mutation ($input: WallScreenInput!) { createWallScreen(input: $input) { id } }',
    { input: { name: 'Entrance hall', languages: ['nl', 'en'] } },
    'createWallScreen',
  );
  const vouchers = await museum.ask(
    'mutation ($input: VoucherBatchInput!) { createVoucherBatch(input: $input) { id } }',
    { input: { name: 'Hotel', quantity: 2, worth: [{ ticketTypeId: type, quantity: 1 }] } },
    'createVoucherBatch',
  );
  const series = await museum.ask(
    'mutation ($input: BarcodeSeriesInput!) { generateBarcodeSeries(input: $input, quantity: 2) { id } }',
    { input: { name: 'City card' } },
    'generateBarcodeSeries',
  );
  const till = await openTill(museum, 'Kassa 1');
  const slots = await museum.ask(
    'query ($id: ID!, $date: Date!) { timeslotDay(timeslotGroupId: $id, date: $date) { timeslots { id } } }',
    { id: museum.timeslotGroupId, date: day },
    'timeslotDay',
  );
  const reservation = await museum.ask(
    'mutation ($input: GroupReservationInput!) { createReservation(input: $input) { id } }',
    {
      input: {
        ...{ productId: museum.productId, timeslotId: slots.timeslots[0].id, adults: 2 },
        ...{ groupName: 'Lions', contactName: 'H. de Boer', status: 'no' },
      },
    },
    'createReservation',
  );
  return {
    ACCOUNT: client.managerId,
    READER: reader,
    CLIENT: client.clientId,
    GROUP: museum.ticketGroupId,
    PRODUCT: museum.productId,
    TYPE: type,
    STREET: museum.ticketstreetId,
    WEBSHOP: shop.id,
    EVENT: event.id,
    RULE: rule.id,
    DISCOUNT: discount.id,
    SERIES: series.id,
    SCREEN: screen.id,
    VOUCHERS: vouchers.id,
    RESERVATION: reservation.id,
    TIMESLOT: slots.timeslots[0].id,
    CALENDAR: museum.timeslotGroupId,
    DAY: day,
    LOCATION: annex.id,
    TILL: till.id,
  };
}
