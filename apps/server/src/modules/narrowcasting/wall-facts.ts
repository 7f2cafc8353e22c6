import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Product } from '@foyer/domain/catalog/product.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { wallRows } from '@foyer/domain/narrowcasting/wall-layouts.ts';
import { type DecidedRow, decideWallRow } from '@foyer/domain/narrowcasting/wall-row.ts';
import type { WallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTimesOfProducts } from '../availability/index.ts';
import { listAllTicketGroups, listProducts } from '../catalog/index.ts';
import { imageUrl, listImagesFor } from '../images/index.ts';
import { findSetting } from '../settings/index.ts';

/** A timeslot on a wall, before it is put into words. */
export interface WallTime extends DecidedRow {
  id: string;
  time: string;
  place: string;
  product: Product;
  imageUrl: string | null;
}

export interface WallAsked {
  /** The page whose offer is shown; null = what a desk sells. */
  channel: (Channel & { isPublished: boolean }) | null;
  at: Date;
  today: LocalDate;
}

const purposes = ['program', 'product-information'] as const;

type Shown = Pick<
  WallScreenInput,
  'layout' | 'orientation' | 'locationId' | 'productIds' | 'showsTimeslots' | 'showsSoldOut'
>;

/** The coming timeslots of today on a screen, as many as it has rows. */
export async function readWallFacts(
  scope: ClientScope,
  screen: Shown,
  { channel, at, today }: WallAsked,
): Promise<WallTime[]> {
  if (!screen.showsTimeslots) return [];
  const groups = (await listAllTicketGroups(scope)).filter(
    ({ id, kind, isArchived, productId }) =>
      kind === 'day plus time' &&
      !isArchived &&
      (screen.productIds.length === 0 || screen.productIds.includes(productId)) &&
      (!channel || channel.ticketGroupIds.includes(id)),
  );
  const times = await listTimesOfProducts(
    scope,
    groups.map(({ id }) => id),
    { channel, at, date: today },
  );
  const { fewLeftPercent } = await findSetting(scope, 'thresholds', at);
  const { showsSoldOut } = screen;
  const rows = times
    .flatMap(({ productId, timeslot }) => {
      if (screen.locationId && timeslot.locationId !== screen.locationId) return [];
      const row = decideWallRow(timeslot, { showsSoldOut, fewLeftPercent });
      return row ? [{ row, productId, timeslot }] : [];
    })
    .slice(0, wallRows(screen.layout, screen.orientation));
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const products = await listProducts(scope, productIds);
  const images = await listImagesFor(scope, { owners: ['product'], purposes }, productIds);
  const imageOf = (productId: string) => {
    const own = images.filter(({ ownerId }) => ownerId === productId);
    const image = own.find(({ purpose }) => purpose === 'program') ?? own[0];
    return image ? imageUrl(scope.clientId, image.id) : null;
  };
  return rows.flatMap(({ row, productId, timeslot }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const { id, time, locationName } = timeslot;
    return [
      { ...row, id: `${id} ${productId}`, time, place: locationName, product, imageUrl: imageOf(productId) },
    ];
  });
}
