import type { ChangeStep } from '@foyer/domain/order-changes/change-steps.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ChangeStepKindScalar } from '../../../scalars/order-change-scalars.graphql.ts';
import { PriceStepRef } from '../../orders/index.ts';
import type { ChangePreview } from '../change-order.ts';
import type { PreviewPart } from './preview-parts.ts';

export const StepRef = builder.objectRef<ChangeStep>('OrderChangeStep').implement({
  description: 'A reason of the price of a change',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChangeStepKindScalar }),
    count: t.exposeInt('count'),
    amountMinor: t.exposeInt('amountMinor', {
      description: 'Below zero where it goes back; of kept and waived ones what is not returned or asked',
    }),
  }),
});

const PartRef = builder.objectRef<PreviewPart>('OrderChangePart').implement({
  description: 'Tickets that become others or come to the order, with the difference that they make',
  fields: (t) => ({
    ticketIds: t.exposeIDList('ticketIds', { description: 'None = they come to the order' }),
    count: t.exposeInt('count'),
    ticketTypeId: t.exposeID('ticketTypeId'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    time: t.expose('time', { type: 'Time', nullable: true }),
    differenceMinor: t.exposeInt('differenceMinor'),
    priceSteps: t.field({ type: [PriceStepRef], resolve: ({ priceSteps }) => priceSteps }),
  }),
});

export const PreviewRef = builder.objectRef<ChangePreview>('OrderChangePreview').implement({
  fields: (t) => ({
    steps: t.field({ type: [StepRef], resolve: ({ steps }) => [...steps] }),
    parts: t.field({ type: [PartRef], resolve: ({ parts }) => parts }),
    dueMinor: t.exposeInt('dueMinor'),
    refundMinor: t.exposeInt('refundMinor'),
    proposedRefundMinor: t.exposeInt('proposedRefundMinor'),
    maximumRefundMinor: t.exposeInt('maximumRefundMinor'),
    feeMinor: t.exposeInt('feeMinor'),
    needsApproval: t.exposeBoolean('needsApproval'),
    payUntil: t.expose('payUntil', { type: 'DateTime' }),
    scannedCount: t.exposeInt('scannedCount'),
    codesReplaced: t.exposeInt('codesReplaced'),
    fingerprint: t.exposeString('fingerprint'),
  }),
});
