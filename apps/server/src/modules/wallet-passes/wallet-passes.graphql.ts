import {
  levelOfWalletLine,
  linesOfWallet,
  stateOfWallet,
  type WalletCheckLine,
} from '@foyer/domain/wallet-passes/wallet-checks.ts';
import { appleWalletInput, googleWalletInput } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { CheckLevelScalar } from '../../scalars/payment-scalars.graphql.ts';
import {
  WalletCheckCodeScalar,
  WalletPlatformScalar,
  WalletStateScalar,
} from '../../scalars/wallet-scalars.graphql.ts';
import { connectApple, connectGoogle, recheckWallet, showWallet } from './accounts/connect-wallet.ts';
import { listWalletAccounts, type WalletAccount } from './accounts/wallet-account.repository.ts';

const CheckLineRef = builder.objectRef<WalletCheckLine>('WalletCheckLine').implement({
  description: 'One finding of a check of a wallet; its words are the catalogue text of its code',
  fields: (t) => ({
    code: t.expose('code', { type: WalletCheckCodeScalar }),
    level: t.field({ type: CheckLevelScalar, resolve: levelOfWalletLine }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params ?? {} }),
  }),
});

const WalletAccountRef = builder.objectRef<WalletAccount>('WalletAccount').implement({
  description: "The client's account at a phone's wallet; its certificate and keys are never read back",
  fields: (t) => ({
    platform: t.expose('platform', { type: WalletPlatformScalar }),
    isShown: t.exposeBoolean('isShown', { description: 'Visitors see its button, as long as it works' }),
    state: t.field({
      type: WalletStateScalar,
      authScopes: { right: ['settings', 'access'] },
      resolve: (account, _args, context) => stateOfWallet(account, context.signedIn().app.clock()),
    }),
    identifier: t.exposeString('identifier', { description: 'The pass type at Apple, the issuer at Google' }),
    teamId: t.exposeString('teamId', { description: "The certificate's team at Apple; empty at Google" }),
    keyName: t.exposeString('keyName'),
    validUntil: t.expose('validUntil', { type: 'DateTime', nullable: true }),
    setAt: t.expose('setAt', { type: 'DateTime' }),
    setByName: t.exposeString('setByName'),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    checkLines: t.field({
      type: [CheckLineRef],
      authScopes: { right: ['settings', 'access'] },
      resolve: (account, _args, context) => linesOfWallet(account, context.signedIn().app.clock()),
    }),
    version: t.exposeInt('version'),
  }),
});

const mayEdit = { right: ['settings', 'edit'] as const };
/** Of the account that is replaced; null where there is none yet. */
const replacedVersion = { required: false } as const;

const AppleWalletInput = inputFromZod('AppleWalletInput', appleWalletInput, {
  description: 'Files as base64; the intermediate certificate may be in the first',
});

const GoogleWalletInput = inputFromZod('GoogleWalletInput', googleWalletInput, {
  description: 'The key file of the service account as base64',
});

builder.queryField('walletAccounts', (t) =>
  t.field({
    type: [WalletAccountRef],
    authScopes: { right: ['settings', 'access'] },
    resolve: reading(listWalletAccounts),
  }),
);

builder.mutationFields((t) => ({
  connectAppleWallet: t.field({
    description: 'Sets or replaces the certificate that signs Apple passes; at once',
    type: WalletAccountRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: AppleWalletInput }), version: t.arg.int(replacedVersion) },
    resolve: (_root, { input, version }, context) => connectApple(context.signedIn(), input, version ?? null),
  }),
  connectGoogleWallet: t.field({
    description: 'Sets or replaces the issuer and key that make Google passes; at once',
    type: WalletAccountRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: GoogleWalletInput }), version: t.arg.int(replacedVersion) },
    resolve: (_root, { input, version }, context) =>
      connectGoogle(context.signedIn(), input, version ?? null),
  }),
  showWallet: t.field({
    description: 'Shows or hides its button; at once',
    type: WalletAccountRef,
    authScopes: mayEdit,
    args: {
      platform: t.arg({ type: WalletPlatformScalar }),
      on: t.arg.boolean(),
      version: t.arg.int(seenVersion),
    },
    resolve: (_root, { platform, on, version }, context) =>
      showWallet(context.signedIn(), platform, on, version),
  }),
  checkWallet: t.field({
    description: 'Asks Apple or Google what works; makes no pass',
    type: WalletAccountRef,
    authScopes: mayEdit,
    args: { platform: t.arg({ type: WalletPlatformScalar }) },
    resolve: (_root, { platform }, context) => recheckWallet(context.signedIn(), platform),
  }),
}));
