import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { type PublicationState, publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';

export const PublicationStateRef = builder.enumType('PublicationState', {
  values: ['published', 'upcoming', 'unpublished'] satisfies readonly PublicationState[],
});

/** Of a channel today, by the client's clocks. */
export async function stateOf(
  { app, inClient }: RequestContext,
  channel: Channel,
): Promise<PublicationState> {
  const { timeZone } = await inClient(getClient);
  return publicationState(channel, localDateAt(app.clock(), timeZone));
}

/** Where visitors find a channel. */
export async function pageUrlOf({ app, inClient }: RequestContext, { url }: Channel): Promise<string> {
  const { subdomain } = await inClient(getClient);
  return `${app.publicUrl}/shop/${subdomain}/${url}`;
}
