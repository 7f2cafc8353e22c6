import type { LocalDate } from '../calendar/local-date.ts';

/**
 * What a change of a visit must keep to (product.md, section 15, "Rebooking"). All days are counted from the first
 * visit of a ticket, so that a visit that is moved twice goes no further than one that is moved once.
 */
export interface RebookingRules {
  /** Exceptions alone say no: without one, a ticket can be rebooked. */
  isAllowed: boolean;
  /** The new visit is at most so many days before the first one; 0 = not earlier. */
  earlierDays: number;
  /** The new visit is at most so many days after the first one. */
  laterDays: number;
  /** The new visit starts at least so many hours from now. */
  latestHours: number;
  /** How often one ticket can be rebooked. */
  mostTimes: number;
  /** For each ticket, each time. */
  feeMinor: number;
  /** Whether a cheaper visit returns the difference; a dearer one is always paid for. */
  isDifferenceReturned: boolean;
}
export type RebookingRule = keyof RebookingRules;

export const rebookingRules = [
  'isAllowed',
  'earlierDays',
  'laterDays',
  'latestHours',
  'mostTimes',
  'feeMinor',
  'isDifferenceReturned',
] as const satisfies readonly RebookingRule[];

/** The client setting: the rules for all tickets, and whether buyers rebook on their own order page. */
export interface RebookingSettings extends Omit<RebookingRules, 'isAllowed'> {
  buyersRebook: boolean;
}

/** What an exception is for. */
export const rebookingExceptionKinds = ['ticket-type', 'ticket-group', 'event', 'period'] as const;
export type RebookingExceptionKind = (typeof rebookingExceptionKinds)[number];

export type RebookingTarget =
  | { kind: Exclude<RebookingExceptionKind, 'period'>; id: string }
  | { kind: 'period'; from: LocalDate; until: LocalDate };

/** Other rules for some tickets: null = as for all tickets. */
export type RuleOverrides = { [Rule in RebookingRule]: RebookingRules[Rule] | null };

export interface RebookingException {
  id: string;
  /** Of the ticket type, group or event, or as the period is called. */
  name: string;
  target: RebookingTarget;
  overrides: RuleOverrides;
}

/** What decided a rule: the settings for all tickets, or an exception. */
export type RuleSource = { kind: 'settings' } | { kind: 'exception'; exceptionId: string; name: string };

/** The rules of one ticket, and where each comes from. */
export interface AppliedRules extends RebookingRules {
  sources: Readonly<Record<RebookingRule, RuleSource>>;
}
