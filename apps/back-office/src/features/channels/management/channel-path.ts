import type { ChannelType } from '@foyer/domain/clients/client.ts';

/** The editor of a channel. */
export function channelPath({ kind, id }: { kind: ChannelType; id: string }): string {
  return kind === 'webshop' ? `/channel-management/webshop/edit/${id}` : `/ticketstreet/edit/${id}`;
}
