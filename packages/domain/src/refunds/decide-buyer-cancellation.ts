import { type Visit, visitStart } from '../rebooking/visit-moment.ts';
import { ok, type Result, refused } from '../result/result.ts';
import type { TicketState } from '../tickets/ticket-states.ts';
import type { RefundSettings } from './refund-settings.ts';

export interface TicketToCancel {
  state: TicketState;
  isScanned: boolean;
  /** null = it has none, so that no deadline ends its cancellation. */
  visit: Visit | null;
}

interface CancellationFacts {
  settings: Pick<RefundSettings, 'buyersCancel' | 'cancelHours'>;
  ticket: TicketToCancel;
  /** Of the location of the visit. */
  timeZone: string;
  now: Date;
}

/**
 * Whether a buyer can cancel a ticket on the order page. Staff cancel by their right alone; a scanned ticket needs
 * `extra` (product.md, section 6).
 * @returns the last moment; null = there is none.
 */
export function decideBuyerCancellation({
  settings: { buyersCancel, cancelHours },
  ticket: { state, isScanned, visit },
  timeZone,
  now,
}: CancellationFacts): Result<{ until: Date | null }> {
  if (state !== 'active') return refused({ code: 'cancellation-ticket-not-valid', params: { state } });
  if (isScanned) return refused({ code: 'cancellation-ticket-scanned' });
  if (!buyersCancel) return refused({ code: 'cancellation-not-online' });
  const until = visit && new Date(visitStart(visit, timeZone).getTime() - cancelHours * 3_600_000);
  if (until && now > until) return refused({ code: 'cancellation-too-late', params: { cancelHours } });
  return ok({ until });
}
