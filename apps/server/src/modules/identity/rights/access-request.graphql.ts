import { builder } from '../../../platform/graphql/builder.ts';
import { GivenLevelScalar, ModuleScalar } from '../../../scalars/account-scalars.graphql.ts';
import { askForAccess, listAccessGivers } from './ask-for-access.ts';

const AccessGivers = builder
  .objectRef<readonly { username: string; email: string }[]>('AccessGivers')
  .implement({
    description: 'Who can give a right that the caller misses',
    fields: (t) => ({
      names: t.stringList({ resolve: (givers) => givers.map(({ username }) => username) }),
      canBeAsked: t.boolean({
        description: 'Whether one of them has an address',
        resolve: (givers) => givers.some(({ email }) => email !== ''),
      }),
    }),
  });

builder.queryField('accessGivers', (t) =>
  t.field({
    type: AccessGivers,
    authScopes: { session: true },
    args: { module: t.arg({ type: ModuleScalar }), right: t.arg({ type: GivenLevelScalar }) },
    resolve: (_root, request, context) => listAccessGivers(context.signedIn(), request),
  }),
);

builder.mutationField('askForAccess', (t) =>
  t.stringList({
    description: 'Mails those who can give the right, each once a day; answers their names',
    authScopes: { session: true },
    args: { module: t.arg({ type: ModuleScalar }), right: t.arg({ type: GivenLevelScalar }) },
    resolve: (_root, request, context) => askForAccess(context.signedIn(), request),
  }),
);
