import { changeStepKinds } from '@foyer/domain/order-changes/change-steps.ts';
import {
  chargebackChoices,
  dueWays,
  orderChangeStates,
} from '@foyer/domain/order-changes/order-change-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ChangeStepKindScalar = unionScalar('ChangeStepKind', changeStepKinds);
export const ChargebackChoiceScalar = unionScalar('ChargebackChoice', chargebackChoices);
export const DueWayScalar = unionScalar('DueWay', dueWays);
export const OrderChangeStateScalar = unionScalar('OrderChangeState', orderChangeStates);
