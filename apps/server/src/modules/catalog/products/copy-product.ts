import type { Product } from '@foyer/domain/catalog/product.ts';
import { nameOfCopy } from '@foyer/domain/catalog/product-copy.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeLike } from '@foyer/domain/catalog/ticket-type-copy.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import {
  insertTicketGroup,
  listTicketGroupsOfProducts,
  updateTicketGroup,
} from '../ticket-groups/ticket-group.repository.ts';
import { insertTicketType, listTicketTypesOfGroups } from '../ticket-types/ticket-type.repository.ts';
import { setAvailabilityType } from './availability-switch.repository.ts';
import { getProduct, insertProduct, listProductNames, updateProduct } from './product.repository.ts';

/** A copied product, with the ids of its parts by those of the parts that they are like. */
export interface CopiedProduct {
  product: Product;
  groupIds: ReadonlyMap<string, string>;
  typeIds: ReadonlyMap<string, string>;
}

/**
 * Writes a further product like one that there is, with its texts, hours, ticket groups and types, what is archived
 * left out. It is a draft: no type of it is on sale, and it is on no channel.
 */
export async function copyProduct(scope: ClientScope, like: Product, mark: string): Promise<CopiedProduct> {
  const name = nameOfCopy(like.name, mark, await listProductNames(scope));
  const input = { name, category: like.category, locationIds: [...like.locationIds] };
  const id = await insertProduct(scope, input);
  await updateProduct(scope, id, { ...input, texts: like.texts, ownHours: like.ownHours });
  await setAvailabilityType(scope, id, like.availabilityType);
  const groupIds = new Map<string, string>();
  const typeIds = new Map<string, string>();
  const groups = await listTicketGroupsOfProducts(scope, [like.id]);
  const all = await listTicketTypesOfGroups(
    scope,
    groups.map((group) => group.id),
  );
  for (const group of groups) {
    const types = all.filter(({ ticketGroupId, isArchived }) => ticketGroupId === group.id && !isArchived);
    // The group with its product's name keeps having it.
    const named = { ...group, name: group.name === like.name ? name : group.name };
    groupIds.set(group.id, await copyGroup(scope, id, named, types, typeIds));
  }
  return { product: await getProduct(scope, id), groupIds, typeIds };
}

async function copyGroup(
  scope: ClientScope,
  productId: string,
  group: TicketGroup,
  types: readonly TicketType[],
  typeIds: Map<string, string>,
): Promise<string> {
  const { id: _id, productId: _product, isArchived: _archived, version: _version, ...rest } = group;
  const input = {
    ...rest,
    openWeekdays: [...group.openWeekdays],
    ownDays: [...group.ownDays],
    eTicketTexts: [...group.eTicketTexts],
    mailArticleCodes: [] as string[],
  };
  const groupId = await insertTicketGroup(scope, productId, group.kind, input);
  for (const type of types)
    typeIds.set(type.id, await insertTicketType(scope, groupId, ticketTypeLike(type)));
  // Its mails go to the buyers of its own articles.
  if (group.mailArticleCodes.length > 0) {
    const made = new Map((await listTicketTypesOfGroups(scope, [groupId])).map((type) => [type.id, type]));
    const codes = new Map(
      types.map((type) => {
        return [type.articleCode || `${type.number}`, `${made.get(typeIds.get(type.id) ?? '')?.number}`];
      }),
    );
    const mailArticleCodes = group.mailArticleCodes.map((code) => codes.get(code) ?? code);
    await updateTicketGroup(scope, groupId, group.kind, { ...input, mailArticleCodes });
  }
  return groupId;
}
