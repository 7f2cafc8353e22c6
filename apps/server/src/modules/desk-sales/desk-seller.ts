import { noHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import { mostDeskTickets } from '@foyer/domain/desk-sales/most-desk-tickets.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listAllTicketGroups } from '../catalog/index.ts';
import type { Seller } from '../sales/index.ts';

/** A desk sells everything that is sold at a reception, hidden timeslots too, by the account of the call. */
export async function deskSeller(
  scope: ClientScope,
  { account }: Pick<RequestContext, 'account'>,
  language: string,
): Promise<Seller> {
  const groups = (await listAllTicketGroups(scope)).filter(({ isArchived }) => !isArchived);
  return {
    salesPoint: 'reception',
    channelId: null,
    accountId: account.accountId,
    ticketGroupIds: groups.map(({ id }) => id),
    defaultLanguage: language,
    minTickets: 0,
    maxTickets: mostDeskTickets,
    holdCapacity: noHoldCapacity,
  };
}
