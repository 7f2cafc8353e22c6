import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { oncePerCall } from '../../platform/once-per-call.ts';
import { ChannelTypeScalar } from '../../scalars/client-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { SupportedLocales } from '../identity/index.ts';
import { findSetting } from '../settings/index.ts';
import { type Client, getClient } from './client.repository.ts';

const DefaultIcon = builder.objectRef<{ defaultIcon: string | null }>('DefaultIcon').implement({
  fields: (t) => ({ defaultIcon: t.exposeString('defaultIcon', { nullable: true }) }),
});

const languagesOf = oncePerCall((scope, { app }) => findSetting(scope, 'languages', app.clock()));

const ClientConfig = builder.objectRef<Client>('ClientConfig').implement({
  fields: (t) => ({
    supportedLocales: t.field({
      authScopes: { anySession: true },
      type: SupportedLocales,
      resolve: async (_client, _args, context) => {
        const { languages, defaultLocale } = await languagesOf(context.signedIn());
        return { defaultLocale, locales: languages.map(({ locale }) => locale) };
      },
    }),
    logos: t.field({ type: DefaultIcon, resolve: (client) => ({ defaultIcon: client.logoUrl }) }),
    banners: t.field({ type: DefaultIcon, resolve: (client) => ({ defaultIcon: client.bannerUrl }) }),
  }),
});

const ClientType = builder.objectRef<Client>('Client').implement({
  description: 'One operator: a museum, a venue, an attraction',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    subdomain: t.exposeString('subdomain'),
    town: t.exposeString('town'),
    currency: t.expose('currency', { type: CurrencyScalar }),
    timeZone: t.exposeString('timeZone'),
    channelTypes: t.expose('channelTypes', {
      type: [ChannelTypeScalar],
      description: 'The kinds of sales page that an Admin gave it',
    }),
    sellsInTest: t.boolean({
      description: 'Its payment environment is test: no order is real',
      resolve: ({ paymentEnvironment }) => paymentEnvironment === 'test',
    }),
    config: t.field({ type: ClientConfig, resolve: (client) => client }),
  }),
});

const ClientEdge = builder.objectRef<{ node: Client }>('ClientEdge').implement({
  fields: (t) => ({ node: t.expose('node', { type: ClientType }) }),
});

const Clients = builder.objectRef<{ edges: { node: Client }[] }>('Clients').implement({
  fields: (t) => ({ edges: t.expose('edges', { type: [ClientEdge] }) }),
});

/** The client in which the caller works, as the one edge that the shell reads. */
builder.queryField('clients', (t) =>
  t.field({
    type: Clients,
    authScopes: { anySession: true },
    resolve: reading(async (scope) => ({ edges: [{ node: await getClient(scope) }] })),
  }),
);
