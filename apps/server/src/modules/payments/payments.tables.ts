import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { ColumnType, Generated } from 'kysely';

interface PaymentTable {
  clientId: string;
  id: Generated<string>;
  orderId: string;
  provider: string;
  reference: string;
  method: string;
  checkoutUrl: Generated<string>;
  amountMinor: number;
  currency: string;
  state: PaymentState;
  createdAt: Generated<Date>;
  paidAt: Date | null;
}

interface RefundTable {
  clientId: string;
  id: Generated<string>;
  orderId: string;
  paymentId: string;
  amountMinor: number;
  reason: RefundReason;
  state: Generated<'waiting' | 'done' | 'failed'>;
  providerReference: string | null;
  createdAt: Generated<Date>;
  doneAt: Date | null;
}

interface ProviderNoticeTable {
  clientId: string;
  provider: string;
  reference: string;
  receivedAt: Generated<Date>;
  body: ColumnType<unknown, string, string>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
    refund: RefundTable;
    providerNotice: ProviderNoticeTable;
  }
}
