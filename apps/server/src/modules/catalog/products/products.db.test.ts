import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import { listTicketGroupsOfProducts } from '../ticket-groups/ticket-group.repository.ts';
import { createTicketType } from '../ticket-types/create-ticket-type.ts';
import { archiveProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { getProduct } from './product.repository.ts';
import {
  countAllProducts,
  countProducts,
  listProductPage,
  type ProductFilter,
} from './product-list.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const product = (name: string, changes = {}) =>
    createProduct(manager, { name, locationIds: [locationId], ...changes });
  const groupOf = async (productId: string) => {
    const [group] = await manager.inClient((scope) => listTicketGroupsOfProducts(scope, [productId]));
    if (!group) throw new Error('a product without a ticket group');
    return group;
  };
  const namesOf = async (changes: Partial<ProductFilter> = {}, page = { offset: 0, limit: 50 }) => {
    const filter: ProductFilter = { search: '', states: ['active', 'draft'], locationId: null, ...changes };
    return manager.inClient(async (scope) => {
      const rows = await listProductPage(scope, filter, page);
      const products = await Promise.all(rows.map(({ id }) => getProduct(scope, id)));
      const total = await countProducts(scope, filter);
      return {
        names: products.map(({ name }) => name),
        total,
        counts: await countAllProducts(scope, ['nl', 'en']),
      };
    });
  };
  return { client, manager, locationId, product, groupOf, namesOf };
}

const adult = {
  descriptions: [{ language: 'nl', name: 'Volwassene' }],
  priceMinor: 1750,
  vatBasisPoints: 900,
  ticketLimit: null,
  pluCode: '10012',
  salesPoints: ['website'],
};

describe('a product', () => {
  test('comes with the ticket group that it is sold through', async () => {
    const { product, groupOf, locationId } = await aMuseum();
    const made = await product('Salt & Light');
    expect(made).toMatchObject({
      name: 'Salt & Light',
      type: 'activity',
      availabilityType: 'TIMESLOTS',
      locationIds: [locationId],
    });
    expect(await groupOf(made.id)).toMatchObject({ name: 'Salt & Light', kind: 'day plus time' });
  });

  test('has a name of its own, in whatever case', async () => {
    const { product, manager, locationId } = await aMuseum();
    await product('Boat tour');
    expect(await refusalsOf(product('boat TOUR'))).toEqual(['name: product-name-taken']);
    const climb = await product('Climb');
    const renamed = { name: 'Boat tour', locationIds: [locationId], texts: [] };
    expect(await refusalsOf(changeProduct(manager, climb.id, renamed))).toEqual(['name: product-name-taken']);
  });

  test('that two people edit keeps what the first saved, and the second is refused', async () => {
    const { product, manager, locationId } = await aMuseum();
    const { id, version } = await product('Boat tour');
    const rename = (name: string) =>
      changeProduct(manager, id, { name, locationIds: [locationId], texts: [] }, version);
    const saves = await Promise.allSettled([rename('Boat trip'), rename('Boat ride')]);
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kept = await manager.inClient((scope) => getProduct(scope, id));
    expect(await refusalsOf(rename('Boat'))).toEqual(['main: changed-meanwhile']);
    expect(await manager.inClient((scope) => getProduct(scope, id))).toEqual(kept);
    expect(kept.version).toBe(version + 1);
  });

  test('that gets another name gives it to the ticket group of the same name', async () => {
    const { manager, product, groupOf, locationId } = await aMuseum();
    const { id } = await product('Salt & Light');
    await changeProduct(manager, id, { name: 'Salt and Light', locationIds: [locationId], texts: [] });
    expect((await groupOf(id)).name).toBe('Salt and Light');
    await database.owner.query(`update ticket_group set name = 'Evenings' where product_id = $1`, [id]);
    await changeProduct(manager, id, { name: 'Salt', locationIds: [locationId], texts: [] });
    expect((await groupOf(id)).name).toBe('Evenings');
  });

  test('is at a location of the client', async () => {
    const { product } = await aMuseum();
    const { locationId: elsewhere } = await aMuseum();
    expect(await refusalsOf(product('Tour', { locationIds: [] }))).toEqual([
      'locationIds: location-required',
    ]);
    expect(await refusalsOf(product('Tour', { locationIds: [elsewhere] }))).toEqual([
      'locationIds: location-unknown',
    ]);
  });

  test('keeps its texts per language, and an emptied text is gone', async () => {
    const { product, manager, locationId } = await aMuseum();
    const { id } = await product('Fleet');
    const text = (language: string, title: string) => ({ language, title, shortText: '', description: '' });
    const save = (texts: object[]) =>
      changeProduct(manager, id, { name: 'Fleet', locationIds: [locationId], texts });
    await save([text('nl', 'Varen met de vloot'), text('en', 'Sail with the fleet')]);
    expect((await save([text('nl', 'Varen'), text('en', '')])).texts).toEqual([text('nl', 'Varen')]);
  });

  test('that sold a ticket cannot be deleted, and one that did not is gone with its group', async () => {
    const { client, manager, product, namesOf } = await aMuseum();
    const { id } = await product('Never sold');
    await deleteProduct(manager, id);
    await expect(manager.inClient((scope) => getProduct(scope, id))).rejects.toBeInstanceOf(NotFoundError);
    await aSoldTicket(database.owner, client.clientId);
    const filter: ProductFilter = { search: '', states: ['active'], locationId: null };
    const [sold] = await manager.inClient((scope) => listProductPage(scope, filter, { offset: 0, limit: 1 }));
    const soldId = sold?.id ?? '';
    expect(await refusalsOf(deleteProduct(manager, soldId))).toEqual(['main: product-has-tickets']);
    await archiveProduct(manager, soldId, true);
    expect((await namesOf()).names).toEqual([]);
  });

  test('of another museum is not there, and a reader may not change one', async () => {
    const { product, client } = await aMuseum();
    const { id } = await product('Mine');
    const stranger = (await aMuseum()).manager;
    await expect(archiveProduct(stranger, id, true)).rejects.toBeInstanceOf(NotFoundError);
    const reader = await signedInAs(app, client, 'read only');
    await expect(archiveProduct(reader, id, true)).rejects.toBeInstanceOf(NotAllowedError);
    await expect(archiveProduct(reader, randomUUID(), true)).rejects.toBeInstanceOf(NotAllowedError);
  });
});

describe('the list of products', () => {
  test('is found by name, category, PLU code or ticket group, and by what has something to sell', async () => {
    const { product, groupOf, manager, namesOf } = await aMuseum();
    const salt = await product('Salt & Light');
    const tour = await product('Harbour boat tour');
    const old = await product('Old exhibition');
    await createTicketType(manager, (await groupOf(salt.id)).id, adult);
    await archiveProduct(manager, old.id, true);
    expect(await namesOf()).toEqual({
      names: ['Harbour boat tour', 'Salt & Light'],
      total: 2,
      counts: { active: 1, draft: 1, archived: 1, needsContent: 2 },
    });
    expect((await namesOf({ search: '10012' })).names).toEqual(['Salt & Light']);
    expect((await namesOf({ search: 'boat' })).names).toEqual(['Harbour boat tour']);
    await database.owner.query(`update product set category = 'On the water' where id = $1`, [tour.id]);
    expect((await namesOf({ search: 'WATER' })).names).toEqual(['Harbour boat tour']);
    expect((await namesOf({ search: '%' })).names).toEqual([]);
    expect((await namesOf({ states: ['active'] })).names).toEqual(['Salt & Light']);
    expect((await namesOf({ states: ['archived'] })).names).toEqual(['Old exhibition']);
    expect((await namesOf({ locationId: randomUUID() })).names).toEqual([]);
  });

  test('comes a page at a time and says how many there are', async () => {
    const { product, namesOf } = await aMuseum();
    for (const name of ['Cellar', 'Attic', 'Bridge']) await product(name);
    expect(await namesOf({}, { offset: 1, limit: 1 })).toMatchObject({ names: ['Bridge'], total: 3 });
  });
});
