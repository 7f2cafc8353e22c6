import { type CheckLine, levelOfLine, stateOfAccount } from '@foyer/domain/payments/check-lines.ts';
import { providerAccountInput } from '@foyer/domain/payments/provider-keys.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { seenVersion } from '../../../platform/graphql/seen-version.ts';
import {
  CheckLevelScalar,
  CheckLineCodeScalar,
  PaymentMethodScalar,
  PaymentProviderNameScalar,
  ProviderAccountStateScalar,
} from '../../../scalars/payment-scalars.graphql.ts';
import { PaymentEnvironmentScalar } from '../../../scalars/venue-scalars.graphql.ts';
import { connectProvider, replaceProviderKeys } from './connect-provider.ts';
import { listPaymentAccounts, type PaymentAccount } from './payment-account.repository.ts';
import { recheckAccount } from './recheck-account.ts';
import { switchAccount } from './switch-account.ts';

const CheckLineRef = builder.objectRef<CheckLine>('PaymentCheckLine').implement({
  description: 'One finding of a check of a payment account; its words are the catalogue text of its code',
  fields: (t) => ({
    code: t.expose('code', { type: CheckLineCodeScalar }),
    level: t.field({ type: CheckLevelScalar, resolve: levelOfLine }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params ?? {} }),
  }),
});

const PaymentAccountRef = builder.objectRef<PaymentAccount>('PaymentAccount').implement({
  description: "The client's account at a payment provider; its keys are never read back",
  fields: (t) => ({
    id: t.exposeID('id'),
    provider: t.expose('provider', { type: PaymentProviderNameScalar }),
    environment: t.expose('environment', { type: PaymentEnvironmentScalar }),
    locationId: t.exposeID('locationId', {
      nullable: true,
      description:
        'The location whose payments it takes; null = every location without an account of its own',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'Off, it takes no new payment; refunds go on' }),
    state: t.field({
      type: ProviderAccountStateScalar,
      resolve: ({ isOn, checkLines }) => stateOfAccount(isOn, checkLines),
    }),
    methods: t.expose('methods', { type: [PaymentMethodScalar] }),
    setAt: t.expose('setAt', { type: 'DateTime' }),
    setByName: t.exposeString('setByName'),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    checkLines: t.expose('checkLines', { type: [CheckLineRef] }),
    version: t.exposeInt('version'),
  }),
});

const mayEdit = { right: ['settings', 'edit'] as const };

const PaymentAccountInput = inputFromZod('PaymentAccountInput', providerAccountInput, {
  description: 'The keys of an account; those that the provider does not have are left out',
});

builder.queryField('paymentAccounts', (t) =>
  t.field({
    description: 'The first connected first: the order in which they are asked for a means of payment',
    type: [PaymentAccountRef],
    authScopes: { right: ['settings', 'access'] },
    resolve: reading(listPaymentAccounts),
  }),
);

builder.mutationFields((t) => ({
  connectPaymentProvider: t.field({
    description: 'Connects an account once the provider has taken its keys; at once',
    type: PaymentAccountRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: PaymentAccountInput }) },
    resolve: (_root, { input }, context) => connectProvider(context.signedIn(), input),
  }),
  replacePaymentKeys: t.field({
    description: 'Replaces all keys of an account once the provider has taken the new ones; at once',
    type: PaymentAccountRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), input: t.arg({ type: PaymentAccountInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      replaceProviderKeys(context.signedIn(), id, input, version),
  }),
  switchPaymentAccount: t.field({
    description: 'On or off for new payments; refunds go on',
    type: PaymentAccountRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), on: t.arg.boolean(), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, on, version }, context) => switchAccount(context.signedIn(), id, on, version),
  }),
  checkPaymentAccount: t.field({
    description: 'Asks the provider what works by its keys; makes no payment',
    type: PaymentAccountRef,
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => recheckAccount(context.signedIn(), id),
  }),
}));
