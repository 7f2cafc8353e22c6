import type { ExceptionInput } from '@foyer/domain/scheduling/exception-input.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { type ExceptionPlaces, replaceExceptions } from './exception.repository.ts';

/**
 * Makes these the exceptions of a timeslot group. Their activities are ticket groups that take their times from it;
 * one that was linked when the exception was made may stay.
 */
export async function saveExceptions(
  scope: ClientScope,
  group: TimeslotGroup,
  exceptions: readonly ExceptionInput[],
  earlier?: ExceptionPlaces,
): Promise<void> {
  const before = group.exceptions.flatMap(({ ticketGroupIds }) => ticketGroupIds);
  const known = new Set([...group.ticketGroupIds, ...before]);
  const index = exceptions.findIndex(({ ticketGroupIds }) => ticketGroupIds.some((id) => !known.has(id)));
  if (index >= 0) {
    const field = `exceptions.${index}.ticketGroupIds`;
    throw new RefusedError([{ code: 'exception-activity-unknown', field }]);
  }
  await replaceExceptions(scope, group.id, exceptions, earlier);
}
