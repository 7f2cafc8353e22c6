import { managedClientFilterInput } from '@foyer/domain/clients/managed-client-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import {
  ChannelTypeScalar,
  ClientCountryScalar,
  CodeTypeScalar,
} from '../../scalars/client-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { PaymentEnvironmentScalar } from '../../scalars/venue-scalars.graphql.ts';
import { ClientSettingRef } from '../settings/index.ts';
import {
  type ClientCounts,
  countClientViews,
  countManagedClients,
  listManagedClients,
  type ManagedClient,
} from './managed-client.repository.ts';
import { atPlatform, getManagedClient } from './managed-client.ts';
import { readClientRates } from './rates/read-client-rates.ts';

/** A client as Admins manage it; other accounts never see one. */
export const ManagedClientRef = builder.objectRef<ManagedClient>('ManagedClient').implement({
  description: 'A client as Admins keep it',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    externalId: t.exposeString('externalId'),
    subdomain: t.exposeString('subdomain'),
    address: t.exposeString('address'),
    postalCode: t.exposeString('postalCode'),
    town: t.exposeString('town'),
    country: t.expose('country', { type: ClientCountryScalar }),
    phone: t.exposeString('phone'),
    website: t.exposeString('website'),
    email: t.exposeString('email'),
    timeZone: t.exposeString('timeZone'),
    paymentEnvironment: t.expose('paymentEnvironment', { type: PaymentEnvironmentScalar }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    codeType: t.expose('codeType', { type: CodeTypeScalar }),
    crmId: t.exposeString('crmId'),
    crmLogicalAccount: t.exposeString('crmLogicalAccount'),
    channelTypes: t.expose('channelTypes', { type: [ChannelTypeScalar] }),
    rates: t.field({
      type: ClientSettingRef,
      authScopes: { right: ['clients', 'access'] },
      description: 'What the platform charges it: in force, and to come',
      resolve: ({ id }, _args, context) => readClientRates(context.signedIn().app, id),
    }),
    version: t.exposeInt('version'),
    active: t.exposeBoolean('active'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true }),
  }),
});

const ClientCountsRef = builder.objectRef<ClientCounts>('ClientCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    live: t.exposeInt('live'),
    test: t.exposeInt('test'),
    disabled: t.exposeInt('disabled'),
  }),
});

const ManagedClientSummary = builder
  .objectRef<{ total: number; counts: ClientCounts }>('ManagedClientSummary')
  .implement({
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'How many the filter finds' }),
      counts: t.expose('counts', { type: ClientCountsRef, description: 'Of each view, whatever the filter' }),
    }),
  });

const ManagedClientFilterInput = inputFromZod('ManagedClientFilterInput', managedClientFilterInput);

const pageRows = 50;

builder.queryFields((t) => ({
  managedClients: t.connection({
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'access'] },
    args: { filter: t.arg({ type: ManagedClientFilterInput }) },
    resolve: (_root, { filter: typed, ...args }, context) => {
      const filter = readFilter(typed);
      return resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        atPlatform(context.signedIn().app, (scope) => listManagedClients(scope, filter, page)),
      );
    },
  }),
  managedClientSummary: t.field({
    type: ManagedClientSummary,
    authScopes: { right: ['clients', 'access'] },
    args: { filter: t.arg({ type: ManagedClientFilterInput }) },
    resolve: (_root, { filter }, context) =>
      atPlatform(context.signedIn().app, async (scope) => ({
        total: await countManagedClients(scope, readFilter(filter)),
        counts: await countClientViews(scope),
      })),
  }),
  managedClient: t.field({
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getManagedClient(context.signedIn().app, id),
  }),
}));

const readFilter = (typed: object) => valueOrThrow(parseInput(managedClientFilterInput, typed));
