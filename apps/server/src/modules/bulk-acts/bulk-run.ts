import type { BulkAct, BulkRowState, BulkRunState } from '@foyer/domain/bulk-acts/bulk-states.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';

/** An act on many orders. */
export interface BulkRun {
  id: string;
  act: BulkAct;
  reason: string;
  state: BulkRunState;
  orderCount: number;
  amountMinor: number;
  currency: Currency;
  createdByKind: 'account' | 'admin';
  createdById: string;
  createdByName: string;
  createdAt: Date;
  finishedAt: Date | null;
}

/** One order of a run, and what became of it. */
export interface BulkRow {
  runId: string;
  position: number;
  orderId: string;
  seen: string | null;
  state: BulkRowState;
  code: string | null;
  params: Record<string, string | number>;
  amountMinor: number;
  tries: number;
}

export interface BulkTotals {
  runId: string;
  state: BulkRowState;
  count: number;
  amountMinor: number;
}
