import type { TicketState } from '../tickets/ticket-states.ts';
import type { ExceptionFacts } from './apply-exceptions.ts';
import type { RebookingException, RebookingSettings } from './rebooking-rules.ts';
import type { Visit } from './visit-moment.ts';

export interface RebookingTicket extends Omit<ExceptionFacts, 'visitDate'> {
  ticketId: string;
  state: TicketState;
  isScanned: boolean;
  /** The visit that it is for now; null = it has none. */
  visit: Visit | null;
  /** The visit that it was bought for; null = the same. */
  firstVisit: Visit | null;
  timesRebooked: number;
  /** What was paid for it, without costs, and what the wanted visit costs; null = not known yet. */
  paidMinor: number;
  newPriceMinor: number | null;
}

export interface RebookingFacts {
  settings: RebookingSettings;
  /** Those in force. */
  exceptions: readonly RebookingException[];
  tickets: readonly RebookingTicket[];
  /** null = whether and to which visits the tickets can be rebooked at all. */
  wanted: Visit | null;
  /** Of the location of the visits. */
  timeZone: string;
  now: Date;
  /** Who asks: the buyer on the order page, an account that edits orders, or one that has `extra` on them. */
  by: 'buyer' | 'staff' | 'staff-with-extra';
}
