import {
  type AddressRestriction,
  isDomainAllowed,
  isOverTickets,
} from '@foyer/domain/abuse-limits/channel-restriction.ts';
import type { EmailReading } from '@foyer/domain/abuse-limits/email-reading.ts';
import type { PersonMark } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listMarkedTickets, lockMarks, markName, type StoredMark } from './order-mark.repository.ts';

/** An order as the restrictions of its channel see it. */
export interface RestrictedOrder {
  channelId: string;
  restriction: AddressRestriction;
  /** How many it buys; products and merchandise are not counted. */
  tickets: number;
  holdId: string;
}

/**
 * Refuses what the restrictions of channels do not allow. Where tickets are limited, the marks of the addresses are locked.
 * @returns the marks of the others, by order.
 */
export async function restrictToChannels<Asked extends RestrictedOrder>(
  scope: ClientScope,
  known: readonly { order: Asked; reading: EmailReading }[],
  refused: Map<Asked, Refusal>,
  markOf: (mark: PersonMark) => StoredMark,
): Promise<Map<Asked, StoredMark>> {
  const limited: { order: Asked; mark: StoredMark; most: number }[] = [];
  for (const { order, reading } of known) {
    const { emailDomains, mostTickets } = order.restriction;
    if (refused.has(order)) continue;
    if (!isDomainAllowed(emailDomains, reading)) {
      const domains = (emailDomains ?? []).join(', ');
      refused.set(order, { code: 'email-domain-refused', field: 'email', params: { domains } });
    } else if (mostTickets !== null) {
      const mark = markOf({ kind: 'channel-email', value: `${order.channelId} ${reading.read}` });
      limited.push({ order, mark, most: mostTickets });
    }
  }
  if (limited.length === 0) return new Map();
  const marks = limited.map(({ mark }) => mark);
  await lockMarks(scope, marks);
  const held = await listMarkedTickets(scope, marks);
  const kept = new Map<Asked, StoredMark>();
  for (const { order, mark, most } of limited) {
    const ofMark = held.get(markName(mark)) ?? new Map<string, number>();
    held.set(markName(mark), ofMark);
    const others = [...ofMark].reduce((sum, [holdId, n]) => sum + (holdId === order.holdId ? 0 : n), 0);
    if (isOverTickets(most, others, order.tickets)) {
      const left = Math.max(0, most - others);
      refused.set(order, { code: 'tickets-per-email-reached', params: { most, left } });
    } else {
      ofMark.set(order.holdId, order.tickets);
      kept.set(order, mark);
    }
  }
  return kept;
}
