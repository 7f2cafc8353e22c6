import { type RebookingExceptionState, stateOfException } from '@foyer/domain/rebooking/exception-state.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type NamedException, nameExceptions } from './name-exceptions.ts';
import { listStoredExceptions } from './rebooking-exception.repository.ts';

/** An exception as the settings page shows it. */
export type ListedException = NamedException & { state: RebookingExceptionState };

/** All that are in force or to come. */
export async function listRebookingExceptions(
  context: RequestContext,
  language: string | undefined,
): Promise<ListedException[]> {
  context.require('instellingen', 'access');
  const now = context.app.clock();
  return context.inClientReadOnly(async (scope) => {
    const stored = await listStoredExceptions(scope, now);
    const replaced = new Set(stored.map(({ replacesId }) => replacesId));
    const named = await nameExceptions(scope, stored, language);
    return named.map((one) => ({ ...one, state: stateOfException(one, replaced.has(one.id), now) }));
  });
}
