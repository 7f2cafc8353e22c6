import type { ChannelType } from '@foyer/domain/clients/client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';

/** The modules whose rights are about channels: all of them, and ticketstreets alone. */
export const channelModules = ['channel-management', 'ticketstreet'];

/**
 * The right on ticketstreets is enough for those; the right on channel management is for channels of every kind.
 * @param kind null = it is not known yet: one of the rights must be there.
 * @throws NotAllowedError where none is.
 */
export function requireChannelRight(context: RequestContext, kind: ChannelType | null, right: Right): void {
  if (kind !== 'webshop' && context.can('ticketstreet', right)) return;
  context.require('channel-management', right);
}

/** @throws NotFoundError where a screen of one kind is asked for a channel of the other. */
export function refuseOtherKind(kind: ChannelType, wanted: ChannelType): void {
  if (kind !== wanted) throw new NotFoundError('channel-not-found');
}
