import {
  type ProviderAccountInput,
  type ProviderKeys,
  providerAccountInput,
  readProviderKeys,
} from '@foyer/domain/payments/provider-keys.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type AuditAction, actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { getClient } from '../../clients/index.ts';
import type { CheckedAccount } from '../payment-provider.ts';
import { getRemoteProvider } from '../payment-providers.ts';
import { checkAccount, noNotices } from './check-account.ts';
import {
  insertPaymentAccount,
  lockPaymentAccount,
  type PaymentAccount,
  updatePaymentAccount,
} from './payment-account.repository.ts';
import { KEY_ID, sealKeys } from './sealed-keys.ts';

const constraints = {
  payment_account_key: { code: 'provider-connected-already', field: 'provider' },
};

/**
 * Connects a client to its account at a provider, once the provider has taken the keys; they act at once and are never
 * read back (product.md, sections 5 and 13).
 * @throws RefusedError, each at its field: `key-missing`, `key-form-wrong`, `key-of-other-environment`, `key-refused`,
 * `provider-not-reached`, `provider-connected-already`, `location-unknown`.
 */
export async function connectProvider(context: RequestContext, typed: unknown): Promise<PaymentAccount> {
  const { input, keys } = readAsked(context, typed);
  const { app, clientId } = context;
  const id = makeId();
  const checked = await checkKeys(context, { id, input, keys });
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const { provider, environment, locationId } = input;
      await insertPaymentAccount(scope, {
        id,
        provider,
        environment,
        locationId,
        ...sealed(app, context, clientId, id, keys),
        ...kept(app, checked),
      });
      return audited(context, scope, id, 'connect-payment-provider', undefined);
    }),
  );
}

/** Replaces all keys of an account, once the provider has taken the new ones. @throws as `connectProvider`, and `changed-meanwhile`. */
export async function replaceProviderKeys(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<PaymentAccount> {
  const { input, keys } = readAsked(context, typed);
  const { app, clientId } = context;
  const checked = await checkKeys(context, { id, input, keys });
  return context.inClient(async (scope) => {
    const before = await lockPaymentAccount(scope, id);
    await refuseStale(scope, 'payment-account', before, seenVersion);
    if (before.provider !== input.provider || before.environment !== input.environment) {
      throw new RefusedError([{ code: 'key-of-other-environment', field: 'apiKey' }]);
    }
    await updatePaymentAccount(scope, id, {
      ...sealed(app, context, clientId, id, keys),
      ...kept(app, checked),
    });
    return audited(context, scope, id, 'replace-payment-keys', before);
  });
}

function readAsked(
  context: RequestContext,
  typed: unknown,
): { input: ProviderAccountInput; keys: ProviderKeys } {
  context.require('settings', 'edit');
  if (context.clientId === PLATFORM_CLIENT_ID) throw new NotFoundError('client-not-found');
  const input = valueOrThrow(parseInput(providerAccountInput, typed));
  return { input, keys: valueOrThrow(readProviderKeys(input)) };
}

/** @throws RefusedError where the provider does not take the keys, or does not answer: nothing is stored. */
async function checkKeys(
  context: RequestContext,
  {
    id,
    input: { provider, environment },
    keys,
  }: { id: string; input: ProviderAccountInput; keys: ProviderKeys },
): Promise<CheckedAccount> {
  const { app } = context;
  const { currency } = await context.inClientReadOnly(getClient);
  const account = { id, environment, keys };
  const facts = { currency, notices: noNotices };
  const checked = await checkAccount(app, getRemoteProvider(provider), account, facts);
  for (const { code, params } of checked.lines) {
    if (code === 'key-refused') {
      throw new RefusedError([{ code, field: 'apiKey', params: { detail: params?.detail ?? '' } }]);
    }
    if (code === 'not-reached') throw new RefusedError([{ code: 'provider-not-reached', field: 'main' }]);
  }
  return checked;
}

function sealed(app: App, { account }: RequestContext, clientId: string, id: string, keys: ProviderKeys) {
  const ciphertext = sealKeys(app, clientId, id, keys);
  return { ciphertext, keyId: KEY_ID, setAt: app.clock(), setByName: account.username };
}

const kept = (app: App, { methods, lines }: CheckedAccount) => {
  return { methods, checkLines: lines, checkedAt: app.clock() };
};

/** The account as it is now, with an entry in the audit log that holds no key. */
export async function audited(
  context: RequestContext,
  scope: ClientScope,
  id: string,
  action: AuditAction,
  before: PaymentAccount | undefined,
): Promise<PaymentAccount> {
  const after = await lockPaymentAccount(scope, id);
  await writeAudit(scope, actorOf(context), {
    action,
    entity: 'payment-account',
    entityId: id,
    before: before && factsOf(before),
    after: factsOf(after),
  });
  return after;
}

function factsOf(account: PaymentAccount) {
  const { provider, environment: paymentEnvironment, locationId, isOn, methods, setAt } = account;
  // A provider's name and those of methods are the same in every language.
  const named = { name: `${provider}`, methods: methods.join(', ') };
  return { ...named, paymentEnvironment, locationId, isOn, setAt: setAt.toISOString() };
}
