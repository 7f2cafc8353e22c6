import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { validityOfKind } from '@foyer/domain/catalog/ticket-group-input.ts';
import { checkGroupDay } from '@foyer/domain/scheduling/availability/group-day-rules.ts';
import {
  listAboveLimit,
  listTouchedTickets,
  type SoldTickets,
  type TouchedTickets,
  type TouchReason,
} from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type Review, reviewOf } from '../../changes/index.ts';
import { getClient } from '../../clients/index.ts';
import { getProduct } from '../products/product.repository.ts';
import { countSoldOfGroup, listSoldOfGroup } from './sold-of-group.repository.ts';
import { getTicketGroup } from './ticket-group.repository.ts';
import { readTicketGroup } from './ticket-group-kind.ts';

/** The tickets that new open days, another fixed date or a lower limit of a group would touch; it changes nothing. */
export async function previewTicketGroup(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<Review<TouchedTickets>> {
  context.require('tickets', 'access');
  return context.inClient(async (scope) => {
    const group = await getTicketGroup(scope, id);
    const read = readTicketGroup(typed, await getProduct(scope, group.productId), group.kind);
    return reviewOf(await listTouchedByGroup(scope, group, read, context.app.clock()));
  });
}

/** The tickets that other days, another fixed date or a lower limit of a group touch. */
export async function listTouchedByGroup(
  scope: ClientScope,
  group: TicketGroup,
  { input, kind }: ReturnType<typeof readTicketGroup>,
  now: Date,
): Promise<TouchedTickets[]> {
  const today = localDateAt(now, (await getClient(scope)).timeZone);
  const sold = await listSoldOfGroup(scope, group.id, today);
  const counted = await countSoldOfGroup(scope, group.id, { kind, today });
  const after = { ...input, ...validityOfKind(kind, input), kind };
  return [
    ...listTouchedTickets(sold, reasonBy(group), reasonBy(after)),
    ...listAboveLimit(counted, group.kind === kind ? group.ticketLimit : null, input.ticketLimit),
  ];
}

type DaysOfGroup = Pick<TicketGroup, 'openWeekdays' | 'ownDays' | 'validFrom' | 'kind'>;

function reasonBy({ openWeekdays, ownDays, validFrom, kind }: DaysOfGroup) {
  return ({ date }: SoldTickets): TouchReason | null => {
    if (date === null) return null;
    if (kind === 'fixed date' && date !== validFrom) return 'date';
    const rules = { openWeekdays, ownDays, kind };
    const shut = checkGroupDay(date, rules);
    if (shut === null) return null;
    return shut.reason === 'weekday-closed' ? 'weekday' : 'closed-day';
  };
}
