import { builder } from '../../platform/graphql/builder.ts';
import { changeClient } from './change-client.ts';
import { disableClient } from './disable-client.ts';
import { enableClient } from './enable-client.ts';
import { getManagedClient } from './managed-client.ts';
import { ManagedClient } from './managed-clients.graphql.ts';
import { setUpClient } from './set-up-client.ts';

const ClientInput = builder.inputType('ClientInput', {
  fields: (t) => ({
    name: t.string(),
    subdomain: t.string(),
    externalId: t.string({ required: false }),
    address: t.string({ required: false }),
    postalCode: t.string(),
    town: t.string({ required: false }),
    country: t.string({ required: false }),
    phone: t.string({ required: false }),
    website: t.string({ required: false }),
    email: t.string({ required: false }),
    timeZone: t.string({ required: false }),
    paymentEnvironment: t.string(),
    currency: t.string(),
    codeType: t.string({ required: false }),
    serviceFeeOnlineMinor: t.int({ required: false }),
    serviceFeeOfflineMinor: t.int({ required: false }),
    serviceFeeGroupsMinor: t.int({ required: false }),
    crmId: t.string({ required: false }),
    crmLogicalAccount: t.string({ required: false }),
    channelTypes: t.stringList({ required: false }),
  }),
});

const MainAccountInput = builder.inputType('MainAccountInput', {
  description: 'Whoever gets the activation mail of a new client',
  fields: (t) => ({ username: t.string(), email: t.string(), locale: t.string() }),
});

builder.mutationFields((t) => ({
  createClient: t.field({
    description: 'Makes a client and mails its main account the link by which a password is chosen',
    type: ManagedClient,
    authScopes: { right: ['clients', 'edit'] },
    args: { input: t.arg({ type: ClientInput }), mainAccount: t.arg({ type: MainAccountInput }) },
    resolve: async (_root, { input, mainAccount }, context) => {
      const { email: accountEmail, ...account } = mainAccount;
      const id = await setUpClient(context.signedIn(), { ...given(input), ...account, accountEmail });
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  changeClient: t.field({
    type: ManagedClient,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id(), input: t.arg({ type: ClientInput }) },
    resolve: async (_root, { id, input }, context) => {
      await changeClient(context.signedIn(), id, given(input));
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  disableClient: t.field({
    type: ManagedClient,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id(), subdomain: t.arg.string({ description: 'Typed again' }) },
    resolve: async (_root, { id, subdomain }, context) => {
      await disableClient(context.signedIn(), id, subdomain);
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  enableClient: t.field({
    type: ManagedClient,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await enableClient(context.signedIn(), id);
      return getManagedClient(context.signedIn().app, id);
    },
  }),
}));

/** A field that is left out or null takes the rule's own start. */
function given(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}
