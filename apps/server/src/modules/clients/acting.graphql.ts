import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type ActingStay,
  countStays,
  findOpenStay,
  leaveClients,
  listRecentStays,
  type StaysInClient,
  startStay,
} from '../identity/index.ts';
import { listClientsById } from './managed-client.repository.ts';
import { atPlatform, getManagedClient } from './managed-client.ts';
import { ManagedClientRef } from './managed-clients.graphql.ts';

const RECENT = 5;
const VISIT_DAYS = 30;

const ActingStayRef = builder.objectRef<ActingStay>('ActingStay').implement({
  description: "An Admin's stay in a client; it ends by itself",
  fields: (t) => ({
    client: t.field({
      authScopes: { right: ['clients', 'access'] },
      type: ManagedClientRef,
      resolve: ({ clientId }, _args, context) => getManagedClient(context.signedIn().app, clientId),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

const LastStay = builder.objectRef<NonNullable<StaysInClient['last']>>('LastStay').implement({
  fields: (t) => ({
    username: t.exposeString('username'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
  }),
});

const StaysRef = builder.objectRef<StaysInClient>('StaysInClient').implement({
  description: 'How often Admins worked in a client in the last 30 days, and who did last',
  fields: (t) => ({
    count: t.exposeInt('count'),
    last: t.expose('last', { type: LastStay, nullable: true }),
  }),
});

builder.objectFields(ManagedClientRef, (t) => ({
  stays: t.field({
    authScopes: { right: ['clients', 'access'] },
    type: StaysRef,
    resolve: ({ id }, _args, context) => {
      const { app } = context.signedIn();
      const since = new Date(app.clock().getTime() - VISIT_DAYS * 86_400_000);
      return atPlatform(app, (scope) => countStays(scope, id, since));
    },
  }),
}));

builder.queryFields((t) => ({
  actingStay: t.field({
    description: 'The client in which the calling Admin works; null outside one, and for ClientUsers',
    type: ActingStayRef,
    nullable: true,
    authScopes: { anySession: true },
    resolve: (_root, _args, context) => findOwnStay(context.signedIn()),
  }),
  recentClients: t.field({
    description: 'The clients in which the Admin worked last',
    type: [ManagedClientRef],
    authScopes: { right: ['clients', 'access'] },
    resolve: (_root, _args, context) => {
      const { app, account } = context.signedIn();
      return atPlatform(app, async (scope) =>
        listClientsById(scope, await listRecentStays(scope, account.accountId, RECENT)),
      );
    },
  }),
}));

builder.mutationFields((t) => ({
  enterClient: t.field({
    description: 'Begins an hour of work in a client, or another one',
    type: ActingStayRef,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      const { app, account } = context.signedIn();
      const client = await getManagedClient(app, id);
      return startStay(app, account, client.id);
    },
  }),
  leaveClient: t.boolean({
    authScopes: { right: ['clients', 'edit'] },
    resolve: async (_root, _args, context) => {
      const { app, account } = context.signedIn();
      await leaveClients(app, account);
      return true;
    },
  }),
}));

async function findOwnStay({ app, account, clientId }: RequestContext): Promise<ActingStay | null> {
  if (account.kind !== 'admin' || clientId === PLATFORM_CLIENT_ID) return null;
  const { sessionId } = account;
  const stay = await atPlatform(app, (scope) => findOpenStay(scope, { sessionId, actingClientId: clientId }));
  return stay ?? null;
}
