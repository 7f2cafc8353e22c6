import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { changeChannel } from './change-channel.ts';
import { getChannelOfKind } from './channel.repository.ts';
import { Ticketstreet, TicketstreetInput, withTextsByKey } from './channels.graphql.ts';
import { createChannel } from './create-channel.ts';

// A webshop has the fields of a ticketstreet (product.md, section 16): it is read and sent as one.

builder.queryField('webshop', (t) =>
  t.field({
    type: Ticketstreet,
    authScopes: { right: ['channel-management', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getChannelOfKind(scope, id, 'webshop')),
  }),
);

builder.mutationFields((t) => ({
  createWebshop: t.field({
    authScopes: { right: ['channel-management', 'edit'] },
    type: Ticketstreet,
    args: { input: t.arg({ type: TicketstreetInput }) },
    resolve: (_root, { input }, context) =>
      createChannel(context.signedIn(), withTextsByKey(input), 'webshop'),
  }),
  changeWebshop: t.field({
    authScopes: { right: ['channel-management', 'edit'] },
    type: Ticketstreet,
    args: { id: t.arg.id(), input: t.arg({ type: TicketstreetInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeChannel(context.signedIn(), id, withTextsByKey(input), version),
  }),
}));
