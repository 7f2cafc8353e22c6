import { isCompleteText } from '@foyer/domain/catalog/product-content.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeProduct, createProduct, listProducts } from '../../catalog/index.ts';
import { archiveProduct } from '../../catalog/products/archive-product.ts';
import { listFoundProducts, summariseProducts } from './list-found-products.ts';
import { listSoldOutToday } from './list-sold-out-today.ts';

const database = await testDatabase();
const { app } = testApp(database);
const firstPage = { offset: 0, limit: 50 };

test('a product is sold out today once each of its starts to come is taken, and no more when the last has begun', async () => {
  const museum = await aMuseumWithTimes(database);
  const minutesTo = (time: string) =>
    (new Date(`${friday}T${time}:00+01:00`).getTime() - museum.clock.now().getTime()) / 60_000;
  // What was found is kept for a call: each look is a call of its own.
  const look = async () => {
    const call = await signedInAs(museum.app, museum.client);
    const soldOut = await listSoldOutToday(call);
    const found = await listFoundProducts(call, { states: ['active'], soldOutToday: true }, firstPage);
    const { total } = await summariseProducts(call, { soldOutToday: true });
    expect(found.map(({ id }) => id)).toEqual(soldOut);
    expect(total).toBe(soldOut.length);
    return soldOut.length;
  };
  expect(await look()).toBe(0);
  museum.clock.advance(minutesTo('08:00'));
  await museum.buy('11:00', 4);
  await museum.buy('12:00', 4);
  expect(await look()).toBe(0);
  museum.clock.advance(minutesTo('10:30'));
  expect(await look()).toBe(1);
  museum.clock.advance(minutesTo('12:30'));
  expect(await look()).toBe(0);
});

test('a product needs content until it has a title and a short text in each language of the client', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  await database.owner.query(
    `update client set default_locale = 'nl_NL', supported_locales = '{en_US,nl_NL}' where id = $1`,
    [client.clientId],
  );
  const make = (name: string) => createProduct(manager, { name, locationIds: [locationId] });
  const text = (language: string, shortText: string) => ({
    language,
    title: `Titel ${language}`,
    shortText,
    description: 'Veel',
  });
  const write = async (name: string, texts: object[]) => {
    const { id } = await make(name);
    await changeProduct(manager, id, { name, locationIds: [locationId], texts });
  };
  await make('Bare');
  await write('Dutch only', [text('nl', 'Kort'), text('en', '')]);
  await write('Whole', [text('nl', 'Kort'), text('en', 'Short'), text('fr', '')]);
  await archiveProduct(manager, (await make('Old')).id, true);

  const found = await listFoundProducts(manager, {}, firstPage);
  const products = await manager.inClient((scope) =>
    listProducts(
      scope,
      found.map(({ id }) => id),
    ),
  );
  const told = products.map(({ name, texts }, index) => {
    const missing = found[index]?.missingLanguages;
    const complete = texts.filter(isCompleteText).map(({ language }) => `${language}`);
    expect(missing).toEqual(['nl', 'en'].filter((language) => !complete.includes(language)));
    return [name, ...(missing ?? [])];
  });
  expect(told).toEqual([['Bare', 'nl', 'en'], ['Dutch only', 'en'], ['Whole']]);
  const needy = await listFoundProducts(manager, { needsContent: true }, { offset: 1, limit: 1 });
  expect(needy.map(({ id }) => id)).toEqual([products[1]?.id]);
  expect(await summariseProducts(manager, { needsContent: true })).toMatchObject({
    total: 2,
    counts: { draft: 3, archived: 1, needsContent: 2 },
  });
  const nowhere = listFoundProducts(manager, { locationId: 'no id' }, firstPage);
  expect(await refusalsOf(nowhere)).toEqual(['locationId: location-unknown']);
});
