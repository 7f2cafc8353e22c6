import { repeatUnits } from '@foyer/domain/product-schedules/product-schedule.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const RepeatUnitScalar = unionScalar('RepeatUnit', repeatUnits);
