import type { Channel } from '@foyer/domain/channels/channel.ts';
import { findChannelUrlConflict } from '@foyer/domain/channels/channel-url-conflict.ts';
import { isReservedName } from '@foyer/domain/channels/reserved-names.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findChannelIdByTitle, listChannelsByUrl } from './channel.repository.ts';

const titleTaken: Refusal = { code: 'channel-title-taken', field: 'title' };
const urlTaken: Refusal = { code: 'channel-url-taken', field: 'url' };

/** The same no as the rules', where another call was a moment earlier. */
export const channelConstraints = {
  channel_name_key: titleTaken,
  channel_url_overlap: urlTaken,
  channel_colour_scheme_fkey: { code: 'colour-scheme-unknown', field: 'colourSchemeId' },
  channel_ticket_group_client_id_ticket_group_id_fkey: {
    code: 'ticket-group-unknown',
    field: 'ticketGroupIds',
  },
};

/** @throws RefusedError where title or URL would meet another channel of the client, one refusal a field. */
export async function refuseChannelConflicts(
  scope: ClientScope,
  { title, url, startDate, endDate }: Pick<Channel, 'title' | 'url' | 'startDate' | 'endDate'>,
  ownId: string | null = null,
): Promise<void> {
  const refusals: Refusal[] = [];
  const sameTitle = await findChannelIdByTitle(scope, title);
  if (isReservedName(title)) refusals.push({ code: 'channel-title-reserved', field: 'title' });
  else if (sameTitle !== undefined && sameTitle !== ownId) refusals.push(titleTaken);
  const sameUrl = await listChannelsByUrl(scope, url);
  if (findChannelUrlConflict({ id: ownId, url, startDate, endDate }, sameUrl)) refusals.push(urlTaken);
  if (refusals.length > 0) throw new RefusedError(refusals);
}
