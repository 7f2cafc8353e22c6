import type { CalendarException } from '@foyer/domain/scheduling/calendar-rules.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { RulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { replacePeriods } from './period.repository.ts';
import { saveExceptions } from './save-exceptions.ts';
import { updateTimeslotGroupRow } from './timeslot-group.repository.ts';
import { refuseTakenTimeslotGroupName } from './timeslot-group-name.ts';

/** The rules as they would be: what the change leaves out stays. What is new has an id of nothing. */
export function withRules(group: TimeslotGroup, wanted: RulesChangeInput): TimeslotGroup {
  const { name = group.name, periods, exceptions } = wanted;
  return {
    ...group,
    name,
    periods: periods?.map((period) => ({ ...period, id: period.id ?? crypto.randomUUID() })) ?? group.periods,
    exceptions:
      exceptions?.map((one): CalendarException => ({ ...one, id: one.id ?? crypto.randomUUID() })) ??
      group.exceptions,
  };
}

/** Writes the rules of a locked timeslot group; bringing its timeslots in line is the caller's. */
export async function saveRules(
  scope: ClientScope,
  group: TimeslotGroup,
  { name, periods, exceptions }: RulesChangeInput,
): Promise<void> {
  if (name !== undefined) {
    await refuseTakenTimeslotGroupName(scope, name, group.id);
    await updateTimeslotGroupRow(scope, group.id, { name });
  }
  if (periods) await replacePeriods(scope, group.id, periods);
  if (exceptions) await saveExceptions(scope, group, exceptions);
}
