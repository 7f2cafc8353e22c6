import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import {
  changeProduct,
  createProduct,
  createTicketType,
  getProduct,
  listTicketGroupsOfProducts,
} from '../catalog/index.ts';
import { switchAvailability } from '../catalog/products/switch-availability.ts';
import { listTicketTypesOfGroups } from '../catalog/ticket-types/ticket-type.repository.ts';
import { uploadPicture } from '../images/change-picture.ts';
import { findImageOf, imageKey } from '../images/index.ts';
import { createProductSchedule } from '../product-schedules/index.ts';
import { createTimeslotGroup, linkTicketGroups, listCalendarIdsOfTicketGroups } from '../scheduling/index.ts';
import { duplicateProduct } from './duplicate-product.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T11:00:00Z'));
const count = async (text: string, ...values: unknown[]) =>
  Number(
    (await database.owner.query<{ count: string }>(`select count(*) from ${text}`, values)).rows[0]?.count,
  );

const adult = {
  descriptions: [{ language: 'nl', name: 'Volwassene' }],
  priceMinor: 1750,
  vatBasisPoints: 900,
  ticketLimit: 40,
  pluCode: '10012',
  articleCode: 'A1',
  salesPoints: ['website'],
};

/** A product on sale with a picture, texts and a ticket type. */
async function aProductOnSale() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const { id } = await createProduct(manager, {
    name: 'Boat tour',
    category: 'Water',
    locationIds: [locationId],
  });
  const texts = [{ language: 'nl', title: 'Rondvaart', shortText: 'Een uur', description: '<p>Mooi</p>' }];
  const weekHours = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '16:00' }));
  const ownHours = [{ locationId, weekHours }];
  await changeProduct(manager, id, {
    name: 'Boat tour',
    category: 'Water',
    locationIds: [locationId],
    texts,
    ownHours,
  });
  const groupsOf = (productId: string) =>
    manager.inClient((scope) => listTicketGroupsOfProducts(scope, [productId]));
  const [group] = await groupsOf(id);
  const groupId = group?.id ?? '';
  await createTicketType(manager, groupId, adult);
  const bytes = await sharp({ create: { width: 640, height: 220, channels: 3, background: '#C2402A' } })
    .png()
    .toBuffer();
  await uploadPicture(manager, { purpose: 'product-information', ownerId: id }, bytes);
  const typesOf = (ticketGroupId: string) =>
    manager.inClient((scope) => listTicketTypesOfGroups(scope, [ticketGroupId]));
  const calendarsOf = async (ticketGroupId: string) => {
    const found = await manager.inClient((scope) => listCalendarIdsOfTicketGroups(scope, [ticketGroupId]));
    return found.get(ticketGroupId);
  };
  return { client, manager, locationId, id, groupId, groupsOf, typesOf, calendarsOf };
}

test('a copy has texts, hours, picture, groups and types of the product, and is a draft on no channel', async () => {
  const { client, manager, id, groupsOf, typesOf } = await aProductOnSale();
  const like = await manager.inClient((scope) => getProduct(scope, id));
  const copy = await duplicateProduct(manager, id, 'copy');
  expect(copy).toEqual({
    ...like,
    id: copy.id,
    name: 'Boat tour (copy)',
    version: copy.version,
    channels: [],
  });
  const [group] = await groupsOf(copy.id);
  expect(group).toMatchObject({ name: 'Boat tour (copy)', kind: 'day plus time' });
  const types = await typesOf(group?.id ?? '');
  expect(types).toMatchObject([
    { descriptions: [{ name: 'Volwassene' }], priceMinor: 1750, ticketLimit: 40, pluCode: '', active: false },
  ]);
  const imageOf = (ownerId: string) =>
    manager.inClient((scope) => findImageOf(scope, 'product', ownerId, 'product-information'));
  const [image, itsImage] = [await imageOf(id), await imageOf(copy.id)];
  expect(itsImage?.id).not.toBe(image?.id);
  expect(await app.files.has(imageKey(client.clientId, itsImage?.id ?? ''))).toBe(true);
  expect(
    await count("audit_entry where client_id = $1 and action = 'duplicate-product'", client.clientId),
  ).toBe(1);
  expect((await duplicateProduct(manager, copy.id, 'copy')).name).toBe('Boat tour (copy 2)');
  const both = await Promise.all([
    duplicateProduct(manager, id, 'copy'),
    duplicateProduct(manager, id, 'copy'),
  ]);
  expect(both.map(({ name }) => name).sort()).toEqual(['Boat tour (copy 3)', 'Boat tour (copy 4)']);
});

test('the mails of a copied group go to the buyers of its own types', async () => {
  const { manager, id, groupId, groupsOf, typesOf } = await aProductOnSale();
  await database.owner.query("update ticket_group set mail_article_codes = '{A1,Z9}' where id = $1", [
    groupId,
  ]);
  const [group] = await groupsOf((await duplicateProduct(manager, id, 'copy')).id);
  const [type] = await typesOf(group?.id ?? '');
  expect(group?.mailArticleCodes).toEqual([`${type?.number}`, 'Z9']);
});

test('a copy shares the timeslot group of the product', async () => {
  const { manager, locationId, id, groupId, groupsOf, calendarsOf } = await aProductOnSale();
  const quay = await createTimeslotGroup(manager, { name: 'Quay', locationId });
  await linkTicketGroups(manager, quay.id, [groupId]);
  const [group] = await groupsOf((await duplicateProduct(manager, id, 'copy')).id);
  expect(await calendarsOf(group?.id ?? '')).toEqual([quay.id]);
});

test('a copy has schedules and timeslots of its own, and a product without times copies none', async () => {
  const { client, manager, locationId, id, groupsOf, calendarsOf } = await aProductOnSale();
  await createProductSchedule(
    manager,
    { productId: id, locationId },
    {
      name: 'Winter',
      from: '2026-12-01',
      until: '2026-12-10',
      repeatUnit: 'day',
      repeatEvery: 1,
      ...{
        weekdays: [],
        firstTime: '10:00',
        lastTime: '12:00',
        slotInterval: 60,
        slotIntervalUnit: 'minute',
      },
      capacity: 20,
    },
  );
  const [group] = await groupsOf((await duplicateProduct(manager, id, 'copy')).id);
  const [calendarId] = (await calendarsOf(group?.id ?? '')) ?? [];
  expect(await count('timeslot where client_id = $1 and calendar_id = $2', client.clientId, calendarId)).toBe(
    30,
  );
  const named = "product_schedule where client_id = $1 and name like 'Winter (copy%'";
  expect(await count(named, client.clientId)).toBe(1);
  await switchAvailability(manager, id, { to: 'UNLIMITED', kind: 'continuous' });
  expect(await duplicateProduct(manager, id, 'copy')).toMatchObject({ availabilityType: 'UNLIMITED' });
  expect(await count(named, client.clientId)).toBe(1);
});

test('an account that may not make its parts may not copy it, and nothing is left of the attempt', async () => {
  const { client, manager, locationId, id, groupId } = await aProductOnSale();
  const quay = await createTimeslotGroup(manager, { name: 'Quay', locationId });
  await linkTicketGroups(manager, quay.id, [groupId]);
  const without = (module: string) => ({
    ...manager,
    require: (asked: string, right: 'access' | 'edit' | 'extra') => {
      if (asked === module) throw new NotAllowedError(asked, right);
    },
  });
  await expect(duplicateProduct(without('tickets'), id, 'copy')).rejects.toBeInstanceOf(NotAllowedError);
  await expect(duplicateProduct(without('timeslotgroup'), id, 'copy')).rejects.toBeInstanceOf(
    NotAllowedError,
  );
  const reader = await signedInAs(app, client, 'read only');
  await expect(duplicateProduct(reader, id, 'copy')).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = (await aProductOnSale()).manager;
  await expect(duplicateProduct(stranger, id, 'copy')).rejects.toBeInstanceOf(NotFoundError);
  expect(await count('product where client_id = $1', client.clientId)).toBe(1);
  expect(await count('image where client_id = $1', client.clientId)).toBe(1);
});
