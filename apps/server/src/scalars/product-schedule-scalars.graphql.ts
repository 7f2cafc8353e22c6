import { repeatUnits, slotIntervalUnits } from '@foyer/domain/product-schedules/product-schedule.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const RepeatUnitScalar = unionScalar('RepeatUnit', repeatUnits);
export const SlotIntervalUnitScalar = unionScalar('SlotIntervalUnit', slotIntervalUnits);
