import { ok, type Result, refused } from '../result/result.ts';
import type { TicketGroup } from './ticket-group.ts';
import { type AvailabilityType, kindsOfAvailability, type TicketGroupKind } from './ticket-group-kinds.ts';

/** Kinds that a group can have at once: a fixed date and a period want dates of their own first. */
export const kindsToSwitchTo = {
  TIMESLOTS: ['day plus time'],
  UNLIMITED: ['continuous', 'specific day'],
} as const satisfies Record<AvailabilityType, readonly TicketGroupKind[]>;

export const switchableTicketGroupKinds = [
  ...kindsToSwitchTo.TIMESLOTS,
  ...kindsToSwitchTo.UNLIMITED,
] as const;
export type SwitchableTicketGroupKind = (typeof switchableTicketGroupKinds)[number];

type SwitchedGroup = Pick<TicketGroup, 'id' | 'name' | 'kind'>;

export interface AvailabilitySwitch {
  to: AvailabilityType;
  /** The group that came with the product, and the kind that it gets. */
  converted: { group: SwitchedGroup; kind: TicketGroupKind };
  /** Groups of a kind that the product cannot have then: not sold until staff convert or archive them. */
  left: readonly SwitchedGroup[];
}

/** Whether a group of this kind is sold by a product of this availability (product.md, section 4). */
export function suitsAvailability(kind: TicketGroupKind, type: AvailabilityType): boolean {
  return kindsOfAvailability[type].some((suited) => suited === kind);
}

/**
 * What switching a product does: its default group, the first of those that are not archived, is converted; the
 * others are named. Sold tickets keep their date and time.
 */
export function planAvailabilitySwitch(
  product: { availabilityType: AvailabilityType },
  groups: readonly SwitchedGroup[],
  to: AvailabilityType,
  wanted: TicketGroupKind,
): Result<AvailabilitySwitch> {
  if (product.availabilityType === to) return refused({ code: 'availability-is-that-already' });
  if (!kindsToSwitchTo[to].some((kind) => kind === wanted)) {
    return refused({ code: 'ticket-group-kind-unsuited', field: 'kind' });
  }
  const [group, ...others] = groups;
  if (!group) return refused({ code: 'availability-needs-a-group' });
  const kind = suitsAvailability(group.kind, to) ? group.kind : wanted;
  return ok({
    to,
    converted: { group, kind },
    left: others.filter((one) => !suitsAvailability(one.kind, to)),
  });
}
