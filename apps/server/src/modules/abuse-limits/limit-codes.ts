import type { PersonMark } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listMarkedHolds, lockMarks, markName, type StoredMark } from './order-mark.repository.ts';
import type { RestrictedOrder } from './restrict-to-channel.ts';

/**
 * Refuses orders whose code was used as often as its channel allows, by orders that are sold or can still be paid. The marks
 * of the codes are locked, after those of addresses.
 * @returns the marks of the others, by order.
 */
export async function limitCodes<Asked extends RestrictedOrder>(
  scope: ClientScope,
  orders: readonly Asked[],
  refused: Map<Asked, Refusal>,
  markOf: (mark: PersonMark) => StoredMark,
): Promise<Map<Asked, StoredMark>> {
  const coded = orders.flatMap((order) => {
    const { code } = order.restriction;
    if (code === null || refused.has(order)) return [];
    const mark = markOf({ kind: 'channel-code', value: `${order.channelId} ${code.value}` });
    return [{ order, mark, most: code.mostUses }];
  });
  const limited = coded.flatMap(({ mark, most }) => (most === null ? [] : [mark]));
  if (limited.length > 0) await lockMarks(scope, limited);
  const used =
    limited.length > 0
      ? await listMarkedHolds(scope, limited, { since: new Date(0), isCompletedOnly: true })
      : new Map<string, Set<string>>();
  const kept = new Map<Asked, StoredMark>();
  for (const { order, mark, most } of coded) {
    const holds = used.get(markName(mark)) ?? new Set<string>();
    used.set(markName(mark), holds);
    // A cart that orders again counts once.
    if (most !== null && !holds.has(order.holdId) && holds.size >= most) {
      refused.set(order, { code: 'buyer-code-used-up', params: { most } });
    } else {
      holds.add(order.holdId);
      kept.set(order, mark);
    }
  }
  return kept;
}
