import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { PopupDataProblemScalar } from '../../scalars/channel-scalars.graphql.ts';
import { channelModules, getChannel, requireChannelRight } from '../channels/index.ts';
import { findPopupDataState, type PopupDataState } from './popup-data.repository.ts';
import { sendPopupDataTest } from './send-test.ts';
import { renewSigningSecret } from './signing-secret.ts';

const PopupDataRef = builder.objectRef<PopupDataState>('PopupData').implement({
  description: 'How summaries of embedded orders reach the address of a channel',
  fields: (t) => ({
    secretMadeAt: t.expose('madeAt', { type: 'DateTime', nullable: true }),
    secretMadeByName: t.exposeString('madeByName', { nullable: true }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    problem: t.expose('problem', {
      type: PopupDataProblemScalar,
      nullable: true,
      description: 'Why the last try did not arrive; null = it did',
    }),
    answerStatus: t.exposeInt('answerStatus', { nullable: true }),
  }),
});

const mayEdit = { anyRight: [channelModules, 'edit'] as const };

builder.queryField('popupData', (t) =>
  t.field({
    type: PopupDataRef,
    authScopes: { anyRight: [channelModules, 'access'] as const },
    args: { channelId: t.arg.id() },
    resolve: reading(async (scope, _root, { channelId }, call) => {
      const channel = await getChannel(scope, channelId);
      requireChannelRight(call, channel.kind, 'access');
      return findPopupDataState(scope, channelId);
    }),
  }),
);

builder.mutationFields((t) => ({
  renewPopupDataSecret: t.string({
    description: 'A new secret, which replaces the one before at once; it is shown this once',
    authScopes: mayEdit,
    args: { channelId: t.arg.id() },
    resolve: (_root, { channelId }, context) => renewSigningSecret(context.signedIn(), channelId),
  }),
  sendPopupDataTest: t.field({
    description: 'Sends a signed summary without an order to this address',
    type: PopupDataRef,
    authScopes: mayEdit,
    args: { channelId: t.arg.id(), url: t.arg.string() },
    resolve: (_root, { channelId, url }, context) => sendPopupDataTest(context.signedIn(), channelId, url),
  }),
}));
