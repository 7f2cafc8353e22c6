import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { suitsAvailability } from '@foyer/domain/catalog/availability-switch.ts';
import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import type { ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { Product } from '@foyer/domain/catalog/product.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import type { SaleRules } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listProducts } from '../products/product.repository.ts';
import { listTicketTypesOfGroups } from '../ticket-types/ticket-type.repository.ts';
import { listTicketGroups } from './ticket-group.repository.ts';

/** What is needed to sell a ticket type, in the buyer's words. */
export interface TicketTypeForSale {
  id: string;
  number: number;
  name: string;
  extraInformation: string;
  /** Before the extra information; '' = the plain information icon. */
  informationIcon: string;
  priceMinor: number;
  originalPriceMinor: number | null;
  vatBasisPoints: number;
  itemKind: ItemKind;
  /** Of all that are sold, without a day: the stock of merchandise; null = no limit. */
  ticketLimit: number | null;
  isChildTicket: boolean;
  durationMinutes: number | null;
  minPerOrder: number;
  maxPerOrder: number | null;
  pluCode: string;
  /** Set by hand: it is shown, and not sold. */
  statusLabel: TicketTypeLabel | null;
  /** The last date on which it is valid, where it has one of its own. */
  validUntil: LocalDate | null;
}

export interface TicketGroupForSale {
  id: string;
  productId: string;
  /** As the channel calls it, else in the language asked for. */
  productTitle: string;
  title: string;
  shortText: string;
  description: string;
  kind: TicketGroup['kind'];
  needsTimeslot: boolean;
  /** The longest visit of its types. */
  durationMinutes: number | null;
  locationIds: readonly string[];
  childNeedsAdult: boolean;
  /** 0 = unlimited. */
  pageMaximum: number;
  sale: SaleRules;
  ticketTypes: TicketTypeForSale[];
}

export interface SaleQuery {
  ticketGroupIds: readonly string[];
  salesPoint: SalesPoint;
  /** The channel that sells; a product that is disabled there is left out, and has its name of that channel. */
  channelId?: string;
  language: string;
  fallbackLanguage: string;
}

/**
 * The ticket groups that can be sold by this way now, in the order asked, with their types in the order of
 * the group. Archived ones, inactive types, groups without a type for this sales point, groups of a kind that their
 * product does not sell and products that are disabled on the channel are left out.
 */
export async function listTicketGroupsForSale(
  scope: ClientScope,
  query: SaleQuery,
): Promise<TicketGroupForSale[]> {
  const [all, types] = await Promise.all([
    listTicketGroups(scope, query.ticketGroupIds),
    listTicketTypesOfGroups(scope, query.ticketGroupIds),
  ]);
  const groups = all.filter(({ isArchived }) => !isArchived);
  const products = await listProducts(scope, [...new Set(groups.map(({ productId }) => productId))]);
  return groups.flatMap((group) => {
    const product = products.find(({ id }) => id === group.productId);
    const sold = types.filter(
      (type) =>
        type.ticketGroupId === group.id &&
        type.active &&
        !type.isArchived &&
        type.salesPoints.includes(query.salesPoint),
    );
    if (!product || product.isArchived || sold.length === 0) return [];
    if (!suitsAvailability(group.kind, product.availabilityType)) return [];
    if (channelOf(product, query)?.enabled === false) return [];
    return [toGroupForSale(product, group, sold, query)];
  });
}

function channelOf(product: Product, { channelId }: SaleQuery) {
  return product.channels.find((channel) => channel.channelId === channelId);
}

function toGroupForSale(
  product: Product,
  group: TicketGroup,
  types: readonly TicketType[],
  query: SaleQuery,
): TicketGroupForSale {
  const { language, fallbackLanguage } = query;
  const textOf = (field: 'title' | 'description' | 'shortText') =>
    chooseText(
      Object.fromEntries(product.texts.map((texts) => [texts.language, texts[field]])),
      language,
      fallbackLanguage,
    );
  const { id, productId, kind, childNeedsAdult, pageMaximum } = group;
  const productTitle = channelOf(product, query)?.nameOnChannel || textOf('title') || product.name;
  return {
    id,
    productId,
    productTitle,
    title: group.name === product.name ? productTitle : group.name,
    shortText: textOf('shortText'),
    description: textOf('description'),
    kind,
    needsTimeslot: kind === 'day plus time',
    durationMinutes: types.reduce<number | null>(
      (longest, type) =>
        type.durationMinutes === null ? longest : Math.max(longest ?? 0, type.durationMinutes),
      null,
    ),
    locationIds: product.locationIds,
    childNeedsAdult,
    pageMaximum,
    sale: saleRulesOf(group),
    ticketTypes: types.map((type) => toTypeForSale(type, language, fallbackLanguage)),
  };
}

function saleRulesOf(group: TicketGroup): SaleRules {
  const { kind, availableFrom, availableUntil, lookaheadDays, cutOffMinutes } = group;
  const { validFrom, validUntil, openWeekdays, ownDays } = group;
  return {
    kind,
    availableFrom,
    availableUntil,
    lookaheadDays,
    cutOffMinutes,
    validFrom,
    validUntil,
    openWeekdays,
    ownDays,
  };
}

function toTypeForSale(type: TicketType, language: string, fallbackLanguage: string): TicketTypeForSale {
  const textOf = (field: 'name' | 'extraInformation') =>
    chooseText(
      Object.fromEntries(type.descriptions.map((texts) => [texts.language, texts[field]])),
      language,
      fallbackLanguage,
    );
  const { id, number, informationIcon, priceMinor, originalPriceMinor, vatBasisPoints, isChild } = type;
  const { durationMinutes, minPerOrder, maxPerOrder, pluCode, statusLabel, itemKind, ticketLimit } = type;
  return {
    id,
    number,
    name: textOf('name'),
    extraInformation: textOf('extraInformation'),
    informationIcon,
    priceMinor,
    originalPriceMinor,
    vatBasisPoints,
    itemKind,
    ticketLimit,
    isChildTicket: isChild,
    durationMinutes,
    minPerOrder,
    maxPerOrder,
    pluCode,
    statusLabel,
    validUntil: type.validity?.until ?? null,
  };
}
