/**
 * Where an affected visit is: the unused tickets of one order in one timeslot, or for one day of a product.
 * - waiting: its remedy is still to be carried out.
 * - listed: its closure asks nothing of its visitor. mailed: the visitor got a mail. offered: the visitor may choose.
 * - refunding: the money was asked back; refunded, or needs-you, is read from the answer of the payment provider.
 * - settled: staff gave its money back elsewhere. kept: it stays as it was.
 * - needs-you: staff decide about it. failed: its remedy was refused, and its timeslot stays a conflict.
 */
export const affectedVisitStates = [
  'waiting',
  'listed',
  'mailed',
  'offered',
  'moved',
  'refunding',
  'refunded',
  'settled',
  'kept',
  'needs-you',
  'failed',
] as const;
export type AffectedVisitState = (typeof affectedVisitStates)[number];

/**
 * What happens to an affected visit.
 * - By a worker: list, mail, offer, move, refund, and what is in the way: ask-staff, refuse.
 * - By its visitor, by staff, or at the end of the time to choose: move, choose-refund, keep, settle, retry-refund.
 * - By the payment provider: pay, fail. They are read from the refund and never written to the visit.
 * - By undoing its change: undo. What waits fails, what was moved waits to be moved back.
 */
export const affectedVisitEvents = [
  'list',
  'mail',
  'offer',
  'move',
  'refund',
  'ask-staff',
  'refuse',
  'choose-refund',
  'keep',
  'settle',
  'retry-refund',
  'pay',
  'fail',
  'undo',
] as const;
export type AffectedVisitEvent = (typeof affectedVisitEvents)[number];

const transitions: Record<AffectedVisitState, Partial<Record<AffectedVisitEvent, AffectedVisitState>>> = {
  waiting: {
    list: 'listed',
    mail: 'mailed',
    offer: 'offered',
    move: 'moved',
    refund: 'refunding',
    'ask-staff': 'needs-you',
    refuse: 'failed',
    'choose-refund': 'waiting',
    keep: 'kept',
    undo: 'failed',
  },
  offered: { move: 'moved', 'choose-refund': 'waiting', keep: 'kept', 'ask-staff': 'needs-you' },
  mailed: { keep: 'kept' },
  'needs-you': { 'choose-refund': 'waiting', 'retry-refund': 'refunding', settle: 'settled', keep: 'kept' },
  refunding: { pay: 'refunded', fail: 'needs-you' },
  moved: { undo: 'waiting' },
  listed: {},
  refunded: {},
  settled: {},
  kept: {},
  failed: {},
};

/** The state after an event; null = the event cannot happen to a visit in this state. */
export function nextVisitState(
  state: AffectedVisitState,
  event: AffectedVisitEvent,
): AffectedVisitState | null {
  return transitions[state][event] ?? null;
}
