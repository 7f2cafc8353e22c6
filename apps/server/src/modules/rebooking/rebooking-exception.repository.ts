import {
  overridesOf,
  type RebookingExceptionInput,
  targetOf,
} from '@foyer/domain/rebooking/exception-input.ts';
import type { ExceptionPeriod } from '@foyer/domain/rebooking/exception-state.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** An exception as it is stored: what was typed, and when it applies. */
export interface StoredException extends RebookingExceptionInput, ExceptionPeriod {
  id: string;
  /** The one that ends when this one begins. */
  replacesId: string | null;
  version: number;
}

/** Exceptions that are in force or to come at a moment, in the order in which they were made. */
export async function listStoredExceptions(
  scope: ClientScope,
  at: Date,
  { isInForceOnly = false } = {},
): Promise<StoredException[]> {
  const rows = await scope.tx
    .selectFrom('rebookingException')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .$if(isInForceOnly, (query) => query.where('effectiveAt', '<=', at))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toException);
}

/**
 * An exception that has not ended, held against every other change until the transaction ends.
 * @throws NotFoundError `rebooking-exception-not-found`
 */
export async function lockException(scope: ClientScope, id: string, at: Date): Promise<StoredException> {
  const row = await scope.tx
    .selectFrom('rebookingException')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFoundError('rebooking-exception-not-found');
  return toException(row);
}

/** Violates `rebooking_exception_once` where the target has another one at that time. */
export async function insertException(
  scope: ClientScope,
  input: RebookingExceptionInput,
  { effectiveAt, replacesId }: { effectiveAt: Date; replacesId: string | null },
): Promise<StoredException> {
  const row = await scope.tx
    .insertInto('rebookingException')
    .values({ clientId: scope.clientId, ...columnsOf(input), effectiveAt, endsAt: null, replacesId })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toException(row);
}

export async function updateException(
  scope: ClientScope,
  id: string,
  input: RebookingExceptionInput,
): Promise<StoredException> {
  return change(scope, id, columnsOf(input));
}

/** Lets an exception begin or end at another moment. */
export async function scheduleException(
  scope: ClientScope,
  id: string,
  period: Partial<ExceptionPeriod>,
): Promise<StoredException> {
  return change(scope, id, period);
}

export async function deleteExceptionRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('rebookingException')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Whether another exception takes its place when it ends. */
export async function hasSuccessor(scope: ClientScope, id: string): Promise<boolean> {
  const successor = await scope.tx
    .selectFrom('rebookingException')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('replacesId', '=', id)
    .executeTakeFirst();
  return successor !== undefined;
}

async function change(
  scope: ClientScope,
  id: string,
  columns: Partial<ReturnType<typeof columnsOf> & ExceptionPeriod>,
): Promise<StoredException> {
  const row = await scope.tx
    .updateTable('rebookingException')
    .set({ ...columns, version: sql`version + 1` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toException(row);
}

function columnsOf(input: RebookingExceptionInput) {
  const target = targetOf(input);
  const idOf = (kind: RebookingExceptionInput['kind']) =>
    target.kind === kind && target.kind !== 'period' ? target.id : null;
  return {
    kind: target.kind,
    ticketTypeId: idOf('ticket-type'),
    ticketGroupId: idOf('ticket-group'),
    eventId: idOf('event'),
    name: target.kind === 'period' ? input.name : '',
    fromDate: target.kind === 'period' ? target.from : null,
    untilDate: target.kind === 'period' ? target.until : null,
    ...overridesOf(input),
  };
}

function toException(row: Selectable<Tables['rebookingException']>): StoredException {
  const {
    ticketTypeId,
    ticketGroupId,
    eventId,
    fromDate,
    untilDate,
    clientId: _,
    createdAt: __,
    ...rest
  } = row;
  return { ...rest, targetId: ticketTypeId ?? ticketGroupId ?? eventId, from: fromDate, until: untilDate };
}
