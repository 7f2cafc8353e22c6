import type { WhyDetails } from '@foyer/domain/scheduling/availability/explain-availability.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import type { Sale } from '../read-sale.ts';
import type { VisitTime } from '../visit-time.ts';
import { listLimitNames } from './why-details.repository.ts';

/** Each further counter once, by its name. */
export async function namedLimits(
  scope: ClientScope,
  sale: Sale,
  visit: VisitTime,
): Promise<WhyDetails['limits']> {
  const all = sale.types.flatMap((type) => sale.limits.factsOf(type, visit).limits);
  const once = [
    ...new Map(all.map((limit) => [`${limit.counter.ownerId} ${limit.counter.scope}`, limit])).values(),
  ];
  const owners = once.map(({ counter }) => counter.ownerId);
  const { defaultLocale } = await getClient(scope);
  const names = await listLimitNames(scope, owners, defaultLocale.slice(0, 2));
  const times = new Map(sale.timeslots.map(({ id, time }) => [id, time]));
  const named = once.map((limit) => ({
    ...limit,
    ownerId: limit.counter.ownerId,
    name: names.get(limit.counter.ownerId) ?? times.get(limit.counter.ownerId) ?? '',
  }));
  // Of the quarters of an hour in which people are inside, the one with least room says it all.
  const leftOf = ({ capacity, soldCount, heldCount }: (typeof named)[number]) =>
    (capacity ?? Number.POSITIVE_INFINITY) - soldCount - heldCount;
  return named
    .filter(
      (limit) =>
        limit.kind !== 'house' ||
        named.find((other) => other.kind === 'house' && leftOf(other) < leftOf(limit)) === undefined,
    )
    .filter(
      (limit, index, kept) =>
        limit.kind !== 'house' || kept.findIndex(({ kind }) => kind === 'house') === index,
    );
}
