import type { AffectedVisitEvent, AffectedVisitState } from '@foyer/domain/changes/affected-visit.ts';
import type { Remedy } from '@foyer/domain/changes/remedy.ts';

/** In which timeslot a visit is, or for which day of a product. */
export type AffectedPlace =
  | { timeslotId: string; calendarId: string; startsAt: Date; productId: null; date: string; time: string }
  | { timeslotId: null; calendarId: null; startsAt: null; productId: string; date: string; time: null };

/** The unused tickets of one order in one place, which a change affects. */
export interface AffectedVisit {
  id: string;
  changeId: string;
  orderId: string;
  timeslotId: string | null;
  calendarId: string | null;
  startsAt: Date | null;
  productId: string | null;
  /** By the clock of its location. */
  date: string;
  time: string | null;
  ticketCount: number;
  amountMinor: number;
  remedy: Remedy;
  /** As it is written: a refund that was paid or failed is still `refunding` here. */
  state: AffectedVisitState;
  /** Why staff have to decide, or why it failed. */
  cause: string | null;
  /** Where the dry run moves it. */
  plannedStart: Date | null;
  movedToId: string | null;
}

export type NewAffectedVisit = AffectedPlace &
  Pick<AffectedVisit, 'orderId' | 'ticketCount' | 'amountMinor' | 'remedy'> & {
    /** A visit that is kept needs no settling. */
    state: 'waiting' | 'kept';
    plannedStart: Date | null;
  };

/** What happened to a visit, and what is written with it. */
export interface VisitStep {
  event: AffectedVisitEvent;
  remedy?: Remedy;
  cause?: string;
  movedToId?: string;
  movedToDate?: string;
  answeredAt?: Date;
}
