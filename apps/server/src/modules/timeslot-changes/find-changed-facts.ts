import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameTicketGroups } from '../scheduling/index.ts';
import type { ChangedFact, WantedChange } from './timeslot-change.ts';
import { countComingTicketsOfGroups } from './visits-in-timeslot.repository.ts';

/** What a change does to title, settings and links. Visitors keep the tickets of a group that is unlinked. */
export async function findChangedFacts(
  scope: ClientScope,
  group: TimeslotGroup,
  { name, hidden, synced, ticketGroupIds, convert }: WantedChange,
  now: Date,
): Promise<ChangedFact[]> {
  const facts: ChangedFact[] = [];
  const note = (field: ChangedFact['field'], before: string, after: string, ticketCount = 0) =>
    facts.push({ field, before, after, ticketCount });
  if (name !== undefined && name !== group.name) note('name', group.name, name);
  if (hidden !== undefined && hidden !== group.hidden) note('hidden', yesNo(group.hidden), yesNo(hidden));
  if (synced !== undefined && synced !== group.synced) note('synced', yesNo(group.synced), yesNo(synced));
  if (!ticketGroupIds) return facts;
  const linked = ticketGroupIds.filter((id) => !group.ticketGroupIds.includes(id));
  const unlinked = group.ticketGroupIds.filter((id) => !ticketGroupIds.includes(id));
  const names = await nameTicketGroups(scope, [...linked, ...unlinked]);
  const tickets = await countComingTicketsOfGroups(scope, group.id, unlinked, now);
  for (const id of linked) note('linked', '', names.get(id)?.name ?? '');
  for (const id of unlinked) note('unlinked', names.get(id)?.name ?? '', '', tickets.get(id) ?? 0);
  if (convert)
    for (const id of linked)
      if (names.get(id)?.hasSchedules) note('converted', names.get(id)?.name ?? '', '');
  return facts;
}

/** Words are the screen's. */
function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
