import type { Product } from '@foyer/domain/catalog/product.ts';
import type {
  OwnHours,
  ProductChannel,
  ProductInput,
  ProductText,
} from '@foyer/domain/catalog/product-input.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../generated/tables.ts';
import {
  type ContentText,
  deleteTexts,
  replaceTexts,
  textsOf,
} from '../../../platform/content/content.repository.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { type HoursOfDay, hoursOfProduct, replaceOwnHours, toOwnHours } from './product-hours.repository.ts';

const owner = 'product';

const locationIdsOfRow = sql<string[]>`array(
  select l.location_id from product_location l
  where l.client_id = product.client_id and l.product_id = product.id order by l.location_id)`;

const channelsOfRow = sql<ProductChannel[]>`coalesce((
  select json_agg(json_build_object(
    'channelId', c.channel_id, 'enabled', c.enabled, 'nameOnChannel', c.name_on_channel) order by c.channel_id)
  from product_channel c
  where c.client_id = product.client_id and c.product_id = product.id), '[]')`;

/** The products with these ids, in the order of the ids; unknown ones are left out. */
export async function listProducts(scope: ClientScope, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await scope.tx
    .selectFrom('product')
    .selectAll()
    .select([locationIdsOfRow.as('locationIds'), textsOf(owner, 'product').as('texts')])
    .select([hoursOfProduct.as('hours'), channelsOfRow.as('channels')])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
  const products = rows.map(toProduct);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

/** @throws NotFoundError `product-not-found` where the client has no such product. */
export async function getProduct(scope: ClientScope, id: string): Promise<Product> {
  const [product] = await listProducts(scope, [id]);
  if (!product) throw new NotFoundError('product-not-found');
  return product;
}

/** The product of this client with the name, in any case. */
export async function findProductIdByName(scope: ClientScope, name: string): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('product')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
  return row?.id;
}

/** Every name of a product of the client, archived ones too. */
export async function listProductNames(scope: ClientScope): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('product')
    .select('name')
    .where('clientId', '=', scope.clientId)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertProduct(scope: ClientScope, input: ProductInput): Promise<string> {
  const { id } = await scope.tx
    .insertInto('product')
    .values({ clientId: scope.clientId, name: input.name, category: input.category })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceLocations(scope, id, input.locationIds);
  return id;
}

export async function updateProduct(
  scope: ClientScope,
  id: string,
  input: ProductInput & { texts: readonly ProductText[]; ownHours?: readonly OwnHours[] | null | undefined },
): Promise<void> {
  await scope.tx
    .updateTable('product')
    .set({ name: input.name, category: input.category })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await raiseProductVersion(scope, id);
  await replaceLocations(scope, id, input.locationIds);
  if (input.ownHours) await replaceOwnHours(scope, id, input.ownHours);
  await replaceTexts(scope, owner, id, input.texts.flatMap(toContent));
}

/** The first text of a new product. */
export async function saveTitle(
  scope: ClientScope,
  id: string,
  language: string,
  title: string,
): Promise<void> {
  await replaceTexts(scope, owner, id, [{ language, field: 'title', text: title }]);
}

/** Holds a product against every other change of it until the transaction ends. */
export async function lockProduct(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .selectFrom('product')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** A save of an older version of the product is refused. */
export async function raiseProductVersion(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .updateTable('product')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function setProductArchived(
  scope: ClientScope,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await scope.tx
    .updateTable('product')
    .set({ archivedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the product with its ticket groups and types, and the texts of all; the database refuses where tickets were sold.
 * @returns what was deleted with it.
 */
export async function deleteProductRows(
  scope: ClientScope,
  id: string,
): Promise<{ ticketGroupIds: string[]; ticketTypeIds: string[] }> {
  const { tx, clientId } = scope;
  const groupIds = tx
    .selectFrom('ticketGroup')
    .select('id')
    .where('clientId', '=', clientId)
    .where('productId', '=', id);
  const types = await tx
    .deleteFrom('ticketType')
    .where('clientId', '=', clientId)
    .where('ticketGroupId', 'in', groupIds)
    .returning('id')
    .execute();
  const groups = await tx
    .deleteFrom('ticketGroup')
    .where('clientId', '=', clientId)
    .where('productId', '=', id)
    .returning('id')
    .execute();
  await tx.deleteFrom('product').where('clientId', '=', clientId).where('id', '=', id).execute();
  const ticketGroupIds = groups.map((group) => group.id);
  const ticketTypeIds = types.map((type) => type.id);
  await deleteTexts(scope, owner, [id]);
  await deleteTexts(scope, 'ticket-group', ticketGroupIds);
  await deleteTexts(scope, 'ticket-type', ticketTypeIds);
  return { ticketGroupIds, ticketTypeIds };
}

async function replaceLocations(
  scope: ClientScope,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  const { tx, clientId } = scope;
  // A location that stays keeps the product's own hours there, which go with the row.
  await tx
    .deleteFrom('productLocation')
    .where('clientId', '=', clientId)
    .where('productId', '=', productId)
    .where('locationId', 'not in', [...ids])
    .execute();
  await tx
    .insertInto('productLocation')
    .values(ids.map((locationId) => ({ clientId, productId, locationId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type ProductRow = Selectable<Tables['product']> & {
  locationIds: string[];
  texts: ContentText[];
  hours: HoursOfDay[];
  channels: ProductChannel[];
};

function toProduct({ texts, hours, ...row }: ProductRow): Product {
  const { id, name, category, productType: type, availabilityType, locationIds, channels } = row;
  return {
    id,
    name,
    category,
    type,
    availabilityType,
    isArchived: row.archivedAt !== null,
    locationIds,
    texts: toProductTexts(texts),
    ownHours: toOwnHours(hours),
    channels,
    version: row.version,
  };
}

function toProductTexts(texts: readonly ContentText[]): ProductText[] {
  const languages = [...new Set(texts.map(({ language }) => language))];
  return languages.map((language) => {
    const find = (field: string) =>
      texts.find((text) => text.language === language && text.field === field)?.text ?? '';
    return {
      language: language as ProductText['language'],
      title: find('title'),
      shortText: find('short-text'),
      description: find('description'),
    };
  });
}

function toContent({ language, title, shortText, description }: ProductText): ContentText[] {
  return [
    { language, field: 'title', text: title },
    { language, field: 'short-text', text: shortText },
    { language, field: 'description', text: description },
  ];
}
