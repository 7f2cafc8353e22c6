import { clientInput, mainAccountInput } from '@foyer/domain/clients/client-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { changeClient } from './change-client.ts';
import { disableClient } from './disable-client.ts';
import { enableClient } from './enable-client.ts';
import { getManagedClient } from './managed-client.ts';
import { ManagedClientRef } from './managed-clients.graphql.ts';
import { setUpClient } from './set-up-client.ts';

const ClientInput = inputFromZod('ClientInput', clientInput, {
  // A form without a choice sends '' and gets the specification's message at its field (001, section 8).
  types: { paymentEnvironment: 'String', currency: 'String' },
});

const MainAccountInput = inputFromZod('MainAccountInput', mainAccountInput, {
  description: 'Whoever gets the activation mail of a new client',
});

builder.mutationFields((t) => ({
  createClient: t.field({
    description: 'Makes a client and mails its main account the link by which a password is chosen',
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: { input: t.arg({ type: ClientInput }), mainAccount: t.arg({ type: MainAccountInput }) },
    resolve: async (_root, { input, mainAccount }, context) => {
      const { email: accountEmail, ...account } = mainAccount;
      const id = await setUpClient(context.signedIn(), { ...given(input), ...account, accountEmail });
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  changeClient: t.field({
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id(), input: t.arg({ type: ClientInput }), version: t.arg.int(seenVersion) },
    resolve: async (_root, { id, input, version }, context) => {
      await changeClient(context.signedIn(), id, given(input), version);
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  disableClient: t.field({
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id(), subdomain: t.arg.string({ description: 'Typed again' }) },
    resolve: async (_root, { id, subdomain }, context) => {
      await disableClient(context.signedIn(), id, subdomain);
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  enableClient: t.field({
    type: ManagedClientRef,
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
