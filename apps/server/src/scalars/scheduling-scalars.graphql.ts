import { exceptionColours } from '@foyer/domain/scheduling/availability/availability-look.ts';
import {
  calendarKinds,
  exceptionKinds,
  groupReservationStatuses,
} from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { timesRuleKinds } from '@foyer/domain/scheduling/times-rule-kinds.ts';
import { timeslotRemedies } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import {
  timeslotConflicts,
  timeslotStates,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import {
  changedFactFields,
  visitorConflicts,
} from '@foyer/domain/scheduling/timeslot-changes/timeslot-change.ts';
import { touchReasons } from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import { settableTimeslotStates } from '@foyer/domain/scheduling/timeslot-input.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const CalendarKindScalar = unionScalar('CalendarKind', calendarKinds);
export const ChangedFactFieldScalar = unionScalar('ChangedFactField', changedFactFields);
export const ExceptionColourScalar = unionScalar('ExceptionColour', exceptionColours);
export const ExceptionKindScalar = unionScalar('ExceptionKind', exceptionKinds);
export const GroupReservationStatusScalar = unionScalar('GroupReservationStatus', groupReservationStatuses);
export const SettableTimeslotStateScalar = unionScalar('SettableTimeslotState', settableTimeslotStates);
export const TimesRuleKindScalar = unionScalar('TimesRuleKind', timesRuleKinds);
export const TimeslotConflictScalar = unionScalar('TimeslotConflict', timeslotConflicts);
export const TimeslotRemedyScalar = unionScalar('TimeslotRemedy', timeslotRemedies);
export const TimeslotStateScalar = unionScalar('TimeslotState', timeslotStates);
export const TouchReasonScalar = unionScalar('TouchReason', touchReasons);
export const VisitorConflictScalar = unionScalar('VisitorConflict', visitorConflicts);
