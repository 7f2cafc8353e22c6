import { remedies } from '@foyer/domain/scheduling/plan-remedies.ts';
import {
  changedFactFields,
  scheduleChangeStates,
  visitorConflicts,
} from '@foyer/domain/scheduling/schedule-change.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ChangedFactFieldScalar = unionScalar('ChangedFactField', changedFactFields);
export const RemedyScalar = unionScalar('Remedy', remedies);
export const ScheduleChangeStateScalar = unionScalar('ScheduleChangeState', scheduleChangeStates);
export const VisitorConflictScalar = unionScalar('VisitorConflict', visitorConflicts);
