import type { ChannelColours } from '@foyer/domain/channels/channel.ts';
import { channelColoursInput } from '@foyer/domain/channels/channel-colours-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';

export const ColoursRef = builder.objectRef<ChannelColours>('ChannelColours').implement({
  description: 'Each as #RRGGBB',
  fields: (t) => ({
    brand: t.exposeString('brand'),
    ink: t.exposeString('ink'),
    paper: t.exposeString('paper'),
  }),
});

inputFromZod('ChannelColoursInput', channelColoursInput);
