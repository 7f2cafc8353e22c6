import { nextVisitState } from '@foyer/domain/changes/affected-visit.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { updateAffectedVisit } from './affected-visit.repository.ts';
import type { AffectedVisit, VisitStep } from './affected-visit.ts';

/**
 * Writes what happened to a locked visit. The only writer of its state: what the table of transitions does not allow
 * is a bug, because each caller asked first.
 */
export async function advanceVisit(
  { clock }: Pick<App, 'clock'>,
  scope: ClientScope,
  { id, state: before }: Pick<AffectedVisit, 'id' | 'state'>,
  { event, cause, ...written }: VisitStep,
): Promise<void> {
  const state = nextVisitState(before, event);
  if (state === null || state === 'refunded')
    throw new Error(`An affected visit that is ${before} cannot be written as ${event}`);
  const isOpen = state === 'waiting' || state === 'offered' || state === 'needs-you';
  await updateAffectedVisit(scope, id, {
    ...written,
    state,
    cause: cause ?? null,
    asksRefund: event === 'refund',
    ...(isOpen ? {} : { settledAt: clock() }),
  });
}
