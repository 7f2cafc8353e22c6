import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { changeProduct } from '../products/change-product.ts';
import { createProduct } from '../products/create-product.ts';
import { archiveTicketGroup } from '../ticket-groups/archive-ticket-group.ts';
import { changeTicketGroup } from '../ticket-groups/change-ticket-group.ts';
import { createTicketGroup } from '../ticket-groups/create-ticket-group.ts';
import { listTicketGroupsForSale } from '../ticket-groups/list-ticket-groups-for-sale.ts';
import { archiveTicketType } from './archive-ticket-type.ts';
import { changeTicketType } from './change-ticket-type.ts';
import { createTicketType } from './create-ticket-type.ts';
import { deleteTicketType } from './delete-ticket-type.ts';
import { sortTicketTypes } from './sort-ticket-types.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aTicketGroup() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const product = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
  const group = await createTicketGroup(manager, product.id, { name: 'Evenings' });
  const type = (name: string, changes = {}) =>
    createTicketType(manager, group.id, {
      descriptions: [
        { language: 'nl', name },
        { language: 'en', name: `${name} (en)`, extraInformation: 'With audio' },
      ],
      priceMinor: 1750,
      vatBasisPoints: 900,
      ticketLimit: null,
      salesPoints: ['website', 'reception'],
      ...changes,
    });
  const forSale = (language = 'nl', salesPoint: 'website' | 'kiosk' = 'website') =>
    manager.inClient((scope) =>
      listTicketGroupsForSale(scope, {
        ticketGroupIds: [group.id],
        salesPoint,
        language,
        fallbackLanguage: 'nl',
      }),
    );
  return { manager, product, group, type, forSale, locationId };
}

describe('a ticket type', () => {
  test('gets the client’s next number, also when several are made at once', async () => {
    const { type } = await aTicketGroup();
    const made = await Promise.all(['Adult', 'Youth', 'Child', 'Senior'].map((name) => type(name)));
    expect(made.map(({ number }) => number).sort()).toEqual([10_001, 10_002, 10_003, 10_004]);
  });

  test('keeps what was typed, in every language', async () => {
    const { manager, type } = await aTicketGroup();
    const { id } = await type('Volwassene');
    const changed = await changeTicketType(manager, id, {
      descriptions: [{ language: 'de', name: 'Erwachsene' }],
      priceMinor: 1850,
      originalPriceMinor: 2000,
      vatBasisPoints: 0,
      ticketLimit: null,
      isChild: true,
      durationMinutes: 75,
      minPerOrder: 1,
      maxPerOrder: 4,
      salesPoints: ['kiosk'],
    });
    expect(changed).toMatchObject({
      descriptions: [{ language: 'de', name: 'Erwachsene', extraInformation: '' }],
      priceMinor: 1850,
      originalPriceMinor: 2000,
      vatBasisPoints: 0,
      isChild: true,
      durationMinutes: 75,
      maxPerOrder: 4,
      salesPoints: ['kiosk'],
    });
  });

  test('is refused without a description or a sales point', async () => {
    const { type } = await aTicketGroup();
    expect(await refusalsOf(type('x', { descriptions: [], salesPoints: [] }))).toEqual([
      'descriptions: ticket-type-description-required',
      'salesPoints: sales-point-required',
    ]);
  });

  test('that was never sold can be deleted', async () => {
    const { manager, type, forSale } = await aTicketGroup();
    const { id } = await type('Mistake');
    await deleteTicketType(manager, id);
    expect(await forSale()).toEqual([]);
  });
});

describe('what visitors can buy', () => {
  test('is in the order that staff chose, in the visitor’s language', async () => {
    const { manager, group, type, forSale } = await aTicketGroup();
    const adult = await type('Volwassene');
    const child = await type('Kind');
    await sortTicketTypes(manager, group.id, [child.id, adult.id]);
    const [dutch] = await forSale('nl');
    expect(dutch?.ticketTypes.map(({ name }) => name)).toEqual(['Kind', 'Volwassene']);
    const [english] = await forSale('en');
    expect(english?.ticketTypes[0]).toMatchObject({ name: 'Kind (en)', extraInformation: 'With audio' });
    const [french] = await forSale('fr');
    expect(french?.ticketTypes[0]).toMatchObject({ name: 'Kind' });
  });

  test('leaves out what is inactive, archived, or sold elsewhere', async () => {
    const { manager, group, type, forSale } = await aTicketGroup();
    const adult = await type('Volwassene');
    await type('Vriend', { active: false });
    const old = await type('Oud');
    await archiveTicketType(manager, old.id, true);
    expect((await forSale()).flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id))).toEqual([
      adult.id,
    ]);
    expect(await forSale('nl', 'kiosk')).toEqual([]);
    await archiveTicketGroup(manager, group.id, true);
    expect(await forSale()).toEqual([]);
    await archiveTicketGroup(manager, group.id, false);
    expect(await forSale()).toHaveLength(1);
  });

  test('is titled by the group, or by the product where the group has its name', async () => {
    const { manager, product, group, type, forSale, locationId } = await aTicketGroup();
    await type('Volwassene');
    expect((await forSale())[0]?.title).toBe('Evenings');
    await changeTicketGroup(manager, group.id, { name: 'Salt & Light', pageMaximum: 12 });
    await changeProduct(manager, product.id, {
      name: 'Salt & Light',
      locationIds: [locationId],
      texts: [{ language: 'nl', title: 'Zout en licht', shortText: 'Zes eeuwen haven', description: '' }],
    });
    expect((await forSale())[0]).toMatchObject({
      title: 'Zout en licht',
      shortText: 'Zes eeuwen haven',
      description: '',
      pageMaximum: 12,
      needsTimeslot: true,
    });
  });
});
