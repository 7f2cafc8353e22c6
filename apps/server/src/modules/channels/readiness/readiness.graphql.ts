import {
  adviceCodes,
  type ChannelReadiness,
  missingCodes,
} from '@foyer/domain/channels/channel-readiness.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import {
  AdviceCodeScalar,
  CompleteCodeScalar,
  MissingCodeScalar,
} from '../../../scalars/channel-scalars.graphql.ts';
import { getChannel } from '../channel.repository.ts';
import { channelModules, requireChannelRight } from '../require-channel-right.ts';
import { readReadiness } from './read-readiness.ts';

const MissingRef = builder.objectRef<ChannelReadiness['missing'][number]>('MissingOfChannel').implement({
  fields: (t) => ({
    code: t.expose('code', { type: MissingCodeScalar }),
    field: t.string({
      nullable: true,
      description: 'The field that mends it',
      resolve: ({ code }) => missingCodes[code],
    }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
  }),
});

const AdviceRef = builder.objectRef<ChannelReadiness['advice'][number]>('AdviceOfChannel').implement({
  fields: (t) => ({
    code: t.expose('code', { type: AdviceCodeScalar }),
    field: t.string({ resolve: ({ code }) => adviceCodes[code] }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
  }),
});

const CompleteRef = builder.objectRef<ChannelReadiness['complete'][number]>('CompleteOfChannel').implement({
  fields: (t) => ({
    code: t.expose('code', { type: CompleteCodeScalar }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
  }),
});

const ReadinessRef = builder.objectRef<ChannelReadiness>('ChannelReadiness').implement({
  description: 'What is missing before a channel can go live, by the rule that Publish checks',
  fields: (t) => ({
    missing: t.field({ type: [MissingRef], resolve: ({ missing }) => [...missing] }),
    advice: t.field({
      type: [AdviceRef],
      description: 'Never keeps a channel from being published',
      resolve: ({ advice }) => [...advice],
    }),
    complete: t.field({ type: [CompleteRef], resolve: ({ complete }) => [...complete] }),
  }),
});

builder.queryField('channelReadiness', (t) =>
  t.field({
    type: ReadinessRef,
    authScopes: { anyRight: [channelModules, 'access'] as const },
    args: { channelId: t.arg.id() },
    resolve: reading(async (scope, _root, { channelId }, call) => {
      const channel = await getChannel(scope, channelId);
      requireChannelRight(call, channel.kind, 'access');
      return readReadiness(call.app, scope, channel);
    }),
  }),
);
