import type { ClosureReason, ClosureRemedy, ClosureScope } from '@foyer/domain/closures/closure-input.ts';
import type { ClosureCause, ClosureVisitState } from '@foyer/domain/closures/closure-visit.ts';
import type { Generated } from 'kysely';

interface ClosureTable {
  clientId: string;
  id: Generated<string>;
  requestId: string;
  scopeKind: ClosureScope;
  scopeIds: string[];
  fromLocal: string;
  untilLocal: string;
  reason: ClosureReason;
  note: string;
  remedy: ClosureRemedy;
  offersRefund: boolean;
  withoutAnswer: 'refund' | 'keep';
  deadlineAt: Date | null;
  timeslotCount: Generated<number>;
  dayCount: Generated<number>;
  shortenedDayCount: Generated<number>;
  closedBy: string | null;
  closedByName: string;
  createdAt: Generated<Date>;
  pausedAt: Generated<Date | null>;
  liftedAt: Generated<Date | null>;
}

interface ClosureVisitTable {
  clientId: string;
  id: Generated<string>;
  closureId: string;
  orderId: string;
  timeslotId: string | null;
  visitDate: Generated<string | null>;
  productId: Generated<string | null>;
  heads: number;
  amountMinor: number;
  remedy: ClosureRemedy;
  state: Generated<Exclude<ClosureVisitState, 'refunded'>>;
  cause: Generated<Exclude<ClosureCause, 'refund-failed'> | null>;
  movedToId: Generated<string | null>;
  movedToDate: Generated<string | null>;
  refundAt: Generated<Date | null>;
  answeredAt: Generated<Date | null>;
  settledAt: Generated<Date | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    closure: ClosureTable;
    closureVisit: ClosureVisitTable;
  }
}
