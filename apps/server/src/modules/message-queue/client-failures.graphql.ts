import { inClient } from '../../platform/database/in-client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ManagedClientRef } from '../clients/index.ts';
import { countFailed } from './queued-message.repository.ts';

builder.objectFields(ManagedClientRef, (t) => ({
  failedMessages: t.int({
    description: 'What its message queue counts as failed, on all buses',
    authScopes: { right: ['clients', 'access'] },
    resolve: async ({ id }, _args, context) => {
      const failed = await inClient(context.signedIn().app.db, id, countFailed);
      return failed.command + failed.event + failed['dead letter'];
    },
  }),
}));
