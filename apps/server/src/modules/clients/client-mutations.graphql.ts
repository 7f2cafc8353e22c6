import { clientInput, mainAccountInput } from '@foyer/domain/clients/client-input.ts';
import { firstRatesInput, ratesFromDayInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { changeClient } from './change-client.ts';
import { disableClient } from './disable-client.ts';
import { enableClient } from './enable-client.ts';
import { getManagedClient } from './managed-client.ts';
import { ManagedClientRef } from './managed-clients.graphql.ts';
import { withdrawClientRates } from './rates/withdraw-client-rates.ts';
import { setUpClient } from './set-up-client.ts';

const ClientInput = inputFromZod('ClientInput', clientInput, {
  // A form without a choice sends '' and gets the specification's message at its field (001, section 8).
  types: { paymentEnvironment: 'String', currency: 'String' },
});

const FirstRatesInput = inputFromZod('FirstRatesInput', firstRatesInput);

const RatesFromDayInput = inputFromZod('RatesFromDayInput', ratesFromDayInput, {
  description: 'What the platform charges a client from 00:00 of a day on',
});

const MainAccountInput = inputFromZod('MainAccountInput', mainAccountInput, {
  description: 'Whoever gets the activation mail of a new client',
});

builder.mutationFields((t) => ({
  createClient: t.field({
    description: 'Makes a client and mails its main account the link by which a password is chosen',
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: {
      input: t.arg({ type: ClientInput }),
      mainAccount: t.arg({ type: MainAccountInput }),
      rates: t.arg({ type: FirstRatesInput, required: false, description: 'With which it begins' }),
    },
    resolve: async (_root, { input, mainAccount, rates }, context) => {
      const { email: accountEmail, ...account } = mainAccount;
      const id = await setUpClient(context.signedIn(), {
        ...given(input),
        ...given(rates ?? {}),
        ...account,
        accountEmail,
      });
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  changeClient: t.field({
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: {
      id: t.arg.id(),
      input: t.arg({ type: ClientInput }),
      rates: t.arg({ type: RatesFromDayInput, required: false, description: 'Left out: they stay' }),
      version: t.arg.int(seenVersion),
    },
    resolve: async (_root, { id, input, rates, version }, context) => {
      await changeClient(context.signedIn(), id, given(input), { rates, version: version ?? null });
      return getManagedClient(context.signedIn().app, id);
    },
  }),
  withdrawClientRates: t.field({
    description: 'Takes back rates of a client that are to come',
    type: ManagedClientRef,
    authScopes: { right: ['clients', 'edit'] },
    args: { id: t.arg.id(), ratesId: t.arg.id(), version: t.arg.int() },
    resolve: async (_root, { id, ...rates }, context) => {
      await withdrawClientRates(context.signedIn(), id, rates);
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
