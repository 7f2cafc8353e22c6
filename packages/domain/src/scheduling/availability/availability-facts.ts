import type { LocalDate } from '../../calendar/local-date.ts';
import type { Weekday } from '../../calendar/weekday.ts';
import type { SaleCounterKind } from '../../capacity/sale-counters.ts';
import type { OwnDay } from '../../catalog/ticket-group-input.ts';
import type { TicketGroupKind } from '../../catalog/ticket-group-kinds.ts';
import type { EventShut } from '../../events/event-shut.ts';
import type { TimeslotConflict, TimeslotState } from '../timeslot-changes/plan-timeslot-changes.ts';
import type { PlaceCounts } from './availability-state.ts';

/** When a ticket group is sold, and for which days. What is left out is not asked for. */
export interface SaleRules {
  /** Without one it is for a date. */
  kind?: TicketGroupKind;
  availableFrom: LocalDate | null;
  availableUntil: LocalDate | null;
  lookaheadDays: number | null;
  cutOffMinutes: number;
  /** Of a fixed date: that date. Of a period: the dates in which a ticket is valid. */
  validFrom?: LocalDate | null;
  validUntil?: LocalDate | null;
  openWeekdays?: readonly Weekday[];
  /** Open or closed whatever the weekday says. */
  ownDays?: readonly OwnDay[];
}

/** A start with its places, and what shut it. What is left out is not the case. */
export interface TimeslotFacts extends PlaceCounts {
  date: LocalDate;
  startsAt: Date;
  state: TimeslotState;
  conflict?: TimeslotConflict | null;
  /** The date or weekday exception that made it what it is; null where a period or a schedule did. */
  exceptionId?: string | null;
  closureId?: string | null;
  /** A group reservation closes it for others. */
  groupShut?: boolean;
  /** The location is closed on this date (/openingstijden). */
  isClosedDay?: boolean;
  /** A day without a time: `startsAt` is the last admission, from which the cut-off counts back. */
  isDay?: boolean;
  /** The location has no hours on this weekday: that closes a day, never a timeslot (decision 0027). */
  isShutWeekday?: boolean;
}

/** By which page it would be sold; the desk and other staff have none. */
export interface ChannelFacts {
  isPublished: boolean;
  sellsGroup: boolean;
  /** A product may be switched off on a channel that has its ticket groups. */
  sellsProduct: boolean;
}

/** A counter beside the timeslot's own of which one more person takes places (product.md, section 4). */
export interface LimitFacts extends PlaceCounts {
  kind: SaleCounterKind;
  placesEach?: number;
  /** Of an overlapping timeslot: the percentage of its places that the channel may not sell at this moment. */
  withheldPercentage?: number;
}

/**
 * A ticket type that may be bought: a cancelled one, one whose event excludes the time, or one that is not valid on
 * the date is not among the choices.
 */
export interface TypeFacts {
  /** Beside one that lets people in, other kinds do not say how many can come. */
  isAdmission?: boolean;
  /** What its event says to this visit, null = yes; left out where it is linked to none. */
  eventShut?: EventShut | 'event-over' | null;
  isLabelled?: boolean;
  /** The last date on which it is valid (custom validity "until selected date"). */
  validUntil?: LocalDate | null;
  limits: readonly LimitFacts[];
}

/** All facts that decide the availability of a timeslot for a buyer. An absent fact limits nothing. */
export interface SaleFacts {
  timeslot: TimeslotFacts;
  sale: SaleRules;
  channel?: ChannelFacts;
  /** The group or its product. */
  isArchived?: boolean;
  /** Its product is sold otherwise now: a group of this kind waits until staff convert it. */
  isUnsuited?: boolean;
  isHidden?: boolean;
  types?: readonly TypeFacts[];
  /** Percentage of the timeslot's places that the channel may not sell at this moment ("holdcapacity"). */
  withheldPercentage?: number;
  /** `today` is the date that the location's clock shows at `at`. */
  now: { at: Date; today: LocalDate };
}
