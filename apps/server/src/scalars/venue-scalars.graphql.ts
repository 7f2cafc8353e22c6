import { paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { touchedDayReasons } from '@foyer/domain/venues/touched-visits.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const PaymentEnvironmentScalar = unionScalar('PaymentEnvironment', paymentEnvironments);
export const TouchedDayReasonScalar = unionScalar('TouchedDayReason', touchedDayReasons);
