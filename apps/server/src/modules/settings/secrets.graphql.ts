import { builder } from '../../platform/graphql/builder.ts';
import { SecretNameScalar } from '../../scalars/client-scalars.graphql.ts';
import { listSecrets, replaceSecret, type ToldSecret } from './replace-secret.ts';

const Secret = builder.objectRef<ToldSecret>('ClientSecret').implement({
  description: 'A secret of the client settings: it is replaced as a whole and never read back',
  fields: (t) => ({
    id: t.id({ resolve: ({ name }) => name }),
    name: t.expose('name', { type: SecretNameScalar }),
    setAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ set }) => set?.setAt }),
    setByName: t.string({ nullable: true, resolve: ({ set }) => set?.setByName }),
  }),
});

builder.queryField('clientSecrets', (t) =>
  t.field({
    type: [Secret],
    authScopes: { right: ['settings', 'access'] },
    resolve: (_root, _args, context) => listSecrets(context.signedIn()),
  }),
);

builder.mutationField('replaceSecret', (t) =>
  t.field({
    type: [Secret],
    description: 'At once; an empty value revokes it',
    authScopes: { right: ['settings', 'edit'] },
    args: { name: t.arg({ type: SecretNameScalar }), value: t.arg.string() },
    resolve: async (_root, { name, value }, context) => {
      await replaceSecret(context.signedIn(), name, value);
      return listSecrets(context.signedIn());
    },
  }),
);
