import type { Channel } from '@foyer/domain/channels/channel.ts';
import { type PublicationState, publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { clientOfCall, dateOfCall } from '../clients/index.ts';

/** Of a channel today, by the client's clocks. */
export async function stateOf(call: RequestContext, channel: Channel): Promise<PublicationState> {
  return publicationState(channel, await dateOfCall(call));
}

/** Where visitors find a channel. */
export async function pageUrlOf(call: RequestContext, { url }: Channel): Promise<string> {
  const { subdomain } = await clientOfCall(call);
  return `${call.app.publicUrl}/shop/${subdomain}/${url}`;
}
