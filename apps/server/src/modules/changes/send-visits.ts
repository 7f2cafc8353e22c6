import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { insertAffectedVisits } from './affected-visit.repository.ts';
import type { NewAffectedVisit } from './affected-visit.ts';

/** Stores the visits that a change affects, and sends those that wait to be settled. */
export async function addAffectedVisits(
  scope: ClientScope,
  changeId: string,
  visits: readonly NewAffectedVisit[],
): Promise<void> {
  await sendVisitsToSettle(scope, await insertAffectedVisits(scope, changeId, visits));
}

/** One command for each visit: what fails or waits for one order holds up no other. */
export async function sendVisitsToSettle(scope: ClientScope, visitIds: readonly string[]): Promise<void> {
  const ofVisit = (visitId: string) =>
    ({ bus: 'command', type: 'settle-visit', payload: { visitId } }) as const;
  await sendMessages(scope, ...visitIds.map((id) => ({ ...ofVisit(id), source: 'changes' })));
}
