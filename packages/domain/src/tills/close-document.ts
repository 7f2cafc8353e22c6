import type { Currency } from '../money/currency.ts';
import type { CountedDenomination } from './denominations.ts';
import type { TillMovementKind, TillMovementReason } from './till-entry.ts';
import type { TillFigures } from './till-figures.ts';

/** Cash that was put in or taken out, as a report names it. */
export interface CashMovement {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: TillMovementKind;
  readonly reason: TillMovementReason;
  readonly note: string;
  readonly byName: string;
  readonly amountMinor: number;
}

/** What a close says for good: names and figures as they were (product.md, section 18). */
export interface TillCloseDocument {
  readonly tillName: string;
  readonly locationName: string;
  readonly currency: Currency;
  readonly isTest: boolean;
  readonly openedAt: string;
  readonly openedByName: string;
  readonly floatNote: string;
  /** Before the difference and what goes to the safe. */
  readonly figures: TillFigures;
  readonly movements: readonly CashMovement[];
  readonly counts: readonly CountedDenomination[];
  readonly differenceMinor: number;
  readonly toSafeMinor: number;
  readonly note: string;
  /** The colleague who signed in for a large difference; documents of before it have none. */
  readonly approvedByName?: string | null;
  /** What the card terminal says; null = it was not read. */
  readonly terminalMinor: number | null;
}
