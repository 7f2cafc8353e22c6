import { ownerLimitKinds, saleCounterKinds } from '@foyer/domain/capacity/sale-counters.ts';
import {
  availabilityReasons,
  availabilityStates,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import { whyCodes, whyEffectKinds, whyStepNames } from '@foyer/domain/scheduling/availability/why-step.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const AvailabilityReasonScalar = unionScalar('AvailabilityReason', availabilityReasons);
export const AvailabilityStateScalar = unionScalar('AvailabilityState', availabilityStates);
export const OwnerLimitKindScalar = unionScalar('OwnerLimitKind', ownerLimitKinds);
export const SaleCounterKindScalar = unionScalar('SaleCounterKind', saleCounterKinds);
export const WhyCodeScalar = unionScalar('WhyCode', whyCodes);
export const WhyEffectKindScalar = unionScalar('WhyEffectKind', whyEffectKinds);
export const WhyStepNameScalar = unionScalar('WhyStepName', whyStepNames);
