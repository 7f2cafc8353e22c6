import { builder } from '../../platform/graphql/builder.ts';
import { readingIn } from '../../platform/graphql/reading.ts';
import { ManagedClientRef } from '../clients/index.ts';
import { countFailed } from './queued-message.repository.ts';

builder.objectFields(ManagedClientRef, (t) => ({
  failedMessages: t.int({
    description: 'What its message queue counts as failed, on all buses',
    authScopes: { right: ['clients', 'access'] },
    resolve: readingIn(
      ({ id }) => id,
      async (scope) => {
        const failed = await countFailed(scope);
        return failed.command + failed.event + failed['dead letter'];
      },
    ),
  }),
}));
