import {
  type RebookingExceptionInput,
  rebookingExceptionInput,
} from '@foyer/domain/rebooking/exception-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { effectiveFrom } from '@foyer/domain/settings/setting-in-force.ts';
import { subjectRules } from '@foyer/domain/settings/setting-subjects.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changedMeanwhile, refuseStale } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { lockException, type StoredException } from './rebooking-exception.repository.ts';

const unknownTarget: Refusal = { code: 'rebooking-target-required', field: 'targetId' };

/** What a target is, and whether it has an exception, the database alone knows for sure. */
const constraints: Readonly<Record<string, Refusal>> = {
  rebooking_exception_once: { code: 'rebooking-exception-exists', field: 'targetId' },
  rebooking_exception_replaced_once: changedMeanwhile(),
  rebooking_exception_client_id_ticket_type_id_fkey: unknownTarget,
  rebooking_exception_client_id_ticket_group_id_fkey: unknownTarget,
  rebooking_exception_client_id_event_id_fkey: unknownTarget,
};

/** An edit of the exceptions: in one transaction, for accounts that edit the settings. */
export function editExceptions<T>(
  context: RequestContext,
  edit: (scope: ClientScope) => Promise<T>,
): Promise<T> {
  context.require('instellingen', 'edit');
  return refuseViolations(constraints, () => context.inClient(edit));
}

/** When an edit that is saved now begins: as the subject `rebooking` of the settings. */
export async function nextStart(context: RequestContext, scope: ClientScope): Promise<Date> {
  const { timeZone } = await getClient(scope);
  return effectiveFrom(subjectRules.rebooking, { now: context.app.clock(), timeZone, isApplyNow: false });
}

/** The exception that an editor saw, locked. @throws RefusedError `changed-meanwhile` */
export async function lockSeenException(
  context: RequestContext,
  scope: ClientScope,
  { id, version }: { id: string; version: number },
): Promise<StoredException> {
  const found = await lockException(scope, id, context.app.clock());
  await refuseStale(scope, 'rebooking-exception', found, version);
  return found;
}

/** @throws RefusedError with the form's refusals. */
export function readExceptionInput(typed: unknown): RebookingExceptionInput {
  return valueOrThrow(parseInput(rebookingExceptionInput, typed));
}
