import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { type ItemKind, isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import {
  type Assortment,
  assortments,
  type DeskButton,
  startingButtons,
} from '@foyer/domain/desk-sales/assortments.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type GroupOnDay,
  listGroupsOnDay,
  listStockLeft,
  type TimeslotOnSale,
} from '../availability/index.ts';
import { getClient } from '../clients/index.ts';
import { hasRightFunction } from '../identity/index.ts';
import { imageUrl, listImagesFor } from '../images/index.ts';
import { listOffer, type OfferedGroup, saleMoment } from '../sales/index.ts';
import { listAssortments } from './assortment.repository.ts';
import { deskSeller } from './desk-seller.ts';
import { listUpsells } from './list-upsells.ts';
import { maySellOffline } from './may-sell-offline.ts';

export interface DeskTicketType {
  id: string;
  name: string;
  itemKind: ItemKind;
  /** On the day that was asked for; of merchandise, which has no visit, today. */
  priceMinor: number;
  statusLabel: TicketTypeLabel | null;
  minPerOrder: number;
  maxPerOrder: number | null;
  /** Of merchandise: what is in stock; null = no limit. */
  leftCount: number | null;
  /** null = the account has no right on the PLU system. */
  pluCode: string | null;
}

/** A ticket group as a desk sells it on a day. */
export interface DeskGroup {
  id: string;
  title: string;
  imageUrl: string | null;
  needsTimeslot: boolean;
  needsDate: boolean;
  /** The one day for which it is sold; null = another or none. */
  fixedDate: LocalDate | null;
  /** How many of it go in one order is known to the server alone. */
  hasOrderRules: boolean;
  day: GroupOnDay['day'];
  timeslots: TimeslotOnSale[];
  ticketTypes: DeskTicketType[];
}

export interface DeskAssortment {
  name: Assortment;
  /** 0 = it has its starting buttons. */
  version: number;
  buttons: DeskButton[];
}

export interface DeskOffer {
  date: LocalDate;
  today: LocalDate;
  groups: DeskGroup[];
  assortments: DeskAssortment[];
  /** Ticket types that are suggested beside what is counted, the first of them first. */
  upsellTypeIds: string[];
  mayUsePlu: boolean;
  maySellOffline: boolean;
}

/** What a desk sells on a day: groups with times, prices and stock, and the buttons of each assortment. */
export async function showDeskOffer(
  context: RequestContext,
  scope: ClientScope,
  asked: { date: LocalDate | null; language: ContentLanguage },
): Promise<DeskOffer> {
  context.require('ticketverkoop', 'access');
  const client = await getClient(scope);
  const seller = await deskSeller(scope, context, asked.language);
  const now = saleMoment(context.app, { seller, client });
  const date = asked.date ?? now.today;
  const offer = await listOffer(scope, seller, asked.language, now);
  const ticketGroupIds = offer.map(({ id }) => id);
  const onDay = await listGroupsOnDay(scope, { ticketGroupIds, date, at: now.at });
  const stock = await listStockLeft(
    scope,
    offer.flatMap(({ ticketTypes }) => ticketTypes.filter(({ itemKind }) => isMerchandise(itemKind))),
  );
  const pictures = await findPictures(scope, offer);
  const mayUsePlu = await hasRightFunction(context, scope, 'ticketverkoop', 'pluSystem');
  const groups = offer.flatMap((group): DeskGroup[] => {
    const of = onDay.get(group.id);
    return of
      ? [
          showGroup(group, of, {
            date,
            today: now.today,
            stock,
            mayUsePlu,
            picture: pictures.get(group.productId),
          }),
        ]
      : [];
  });
  const sold = new Set(groups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id)));
  return {
    ...{ date, today: now.today, groups, mayUsePlu },
    assortments: await showAssortments(scope, groups),
    upsellTypeIds: (await listUpsells(scope, now.today)).filter((id) => sold.has(id)),
    maySellOffline: await maySellOffline(context, scope),
  };
}

async function findPictures(
  scope: ClientScope,
  offer: readonly OfferedGroup[],
): Promise<ReadonlyMap<string, string>> {
  const productIds = [...new Set(offer.map(({ productId }) => productId))];
  const asked = { owners: ['product'], purposes: ['program', 'product-information'] } as const;
  const images = await listImagesFor(scope, asked, productIds);
  const programFirst = images.toSorted(
    (one, other) => Number(one.purpose === 'program') - Number(other.purpose === 'program'),
  );
  return new Map(programFirst.map(({ ownerId, id }) => [ownerId, imageUrl(scope.clientId, id)]));
}

function showGroup(
  group: OfferedGroup,
  { day, timeslots, rules }: GroupOnDay,
  shown: {
    date: LocalDate;
    today: LocalDate;
    stock: ReadonlyMap<string, number>;
    mayUsePlu: boolean;
    picture: string | undefined;
  },
): DeskGroup {
  const { id, title, needsTimeslot, needsDate, fixedDate, pageMaximum } = group;
  const active = rules.filter((rule) => rule.active);
  const visitDate = fixedDate ?? shown.date;
  return {
    id,
    title,
    imageUrl: shown.picture ?? null,
    needsTimeslot,
    needsDate,
    fixedDate,
    hasOrderRules: (pageMaximum ?? 0) > 0,
    day,
    timeslots: timeslots.filter(({ availability }) => availability.state !== 'none'),
    ticketTypes: group.ticketTypes.map((type) => ({
      id: type.id,
      name: type.name,
      itemKind: type.itemKind,
      priceMinor: priceOnDate(type, active, isMerchandise(type.itemKind) ? shown.today : visitDate)
        .priceMinor,
      statusLabel: type.statusLabel,
      minPerOrder: type.minPerOrder,
      maxPerOrder: type.maxPerOrder,
      leftCount: shown.stock.get(type.id) ?? null,
      pluCode: shown.mayUsePlu ? type.pluCode : null,
    })),
  };
}

/** A button whose group or type is not sold any more is left out. */
async function showAssortments(scope: ClientScope, groups: readonly DeskGroup[]): Promise<DeskAssortment[]> {
  const stored = await listAssortments(scope);
  const typeIds = new Set(groups.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id)));
  const groupIds = new Set(groups.map(({ id }) => id));
  const isSold = ({ ticketGroupId, ticketTypeId }: DeskButton) =>
    groupIds.has(ticketGroupId ?? '') || typeIds.has(ticketTypeId ?? '');
  return assortments.map((name) => {
    const set = stored.find((one) => one.name === name);
    const isSet = set !== undefined && set.buttons.length > 0;
    const buttons = isSet ? set.buttons.filter(isSold) : startingButtons(name, groups);
    return { name, version: set?.version ?? 0, buttons };
  });
}
