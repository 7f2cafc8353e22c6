import { timeslotRemedies } from '@foyer/domain/scheduling/plan-remedies.ts';
import { changedFactFields, visitorConflicts } from '@foyer/domain/scheduling/timeslot-change.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ChangedFactFieldScalar = unionScalar('ChangedFactField', changedFactFields);
export const TimeslotRemedyScalar = unionScalar('TimeslotRemedy', timeslotRemedies);
export const VisitorConflictScalar = unionScalar('VisitorConflict', visitorConflicts);
