import type { Words } from '@foyer/ui/states/messages.tsx';
import type { SchedulerSlotQuery } from '../../../generated/operations.ts';

/** Places of a timeslot that went one way. */
export interface SoldPart {
  key: string;
  label: string;
  places: number;
  colour: string;
}

const colours = [1, 3, 4, 5].map((series) => `var(--series-${series})`);

/**
 * Who has the places: each channel or sales point, test orders apart, what else is taken (visits that block other
 * timeslots), and what visitors hold in a cart.
 */
export function soldParts(
  {
    soldShares,
    soldCount,
    heldCount,
  }: Pick<SchedulerSlotQuery['schedulerSlot'], 'soldShares' | 'soldCount' | 'heldCount'>,
  t: Words['t'],
): SoldPart[] {
  const named = soldShares.map(({ channelName, salesPoint, isTest, places }) => {
    const point = t(pointKey(salesPoint));
    const atKiosk = salesPoint === 'kiosk' && channelName !== null;
    const name = atKiosk ? `${channelName}, ${point}` : (channelName ?? point);
    return { label: isTest ? t('scheduler.testOrders', { name }) : name, places };
  });
  const byLabel = Map.groupBy(named, ({ label }) => label);
  const parts = [...byLabel].map(([label, some]) => ({
    key: label,
    label,
    places: some.reduce((sum, { places }) => sum + places, 0),
  }));
  const counted = parts.reduce((sum, { places }) => sum + places, 0);
  if (soldCount > counted) {
    parts.push({ key: 'other', label: t('scheduler.otherSold'), places: soldCount - counted });
  }
  return [
    ...parts.map((part, index) => ({ ...part, colour: colours[index % colours.length] ?? '' })),
    { key: 'held', label: t('scheduler.onHold'), places: heldCount, colour: 'var(--series-6)' },
  ];
}

const pointKey = (salesPoint: string) => `sales-point.${salesPoint.replaceAll(' ', '-')}`;
