import { importPKCS8, SignJWT } from 'jose';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import type { OpenedGoogle } from '../accounts/wallet-keys.ts';
import { openGoogleWallet } from '../accounts/wallet-keys.ts';
import { listOfferedWallets } from '../offered-wallets.ts';
import { findPassFacts, type PassFacts } from '../pass-facts.ts';
import { insertWalletPasses } from '../wallet-pass.repository.ts';
import { askGoogle, GoogleRefusedError } from './ask-google.ts';
import { classOf, googleObjectOf, objectIdOf } from './google-object.ts';

/** Google opens links of at most 1,800 characters: so many passes fit in one. */
const IN_ONE_LINK = 10;

/**
 * Makes the passes of an order at Google, and a link with which the visitor keeps them. Of an order with more than ten
 * tickets it is the pass of one.
 * @throws NotFoundError where the museum shows no button or no ticket is valid; RefusedError `wallet-not-reached`.
 */
export async function saveGooglePasses(
  app: App,
  clientId: string,
  orderId: string,
  ticketId: string,
): Promise<string> {
  const { opened, facts } = await inClient(app.db, clientId, async (scope) => {
    const offered = await listOfferedWallets(scope, app.clock());
    const all = offered.includes('google') ? await findPassFacts(app, scope, orderId) : [];
    const asked = all.length > IN_ONE_LINK ? all.filter((one) => one.ticketId === ticketId) : all;
    if (asked.length === 0) throw new NotFoundError('order-not-found');
    return { opened: await openGoogleWallet(app, scope), facts: asked };
  });
  try {
    await makeClass(app, opened);
    for (const one of facts) await putObject(app, opened, one, orderId);
  } catch (error) {
    app.log.warn({ err: error, clientId }, 'the Google Wallet passes of an order were not made');
    throw new RefusedError([{ code: 'wallet-not-reached' }]);
  }
  await inClient(app.db, clientId, (scope) => {
    const ticketIds = facts.map((one) => one.ticketId);
    return insertWalletPasses(scope, { orderId, ticketIds, platform: 'google', at: app.clock() });
  });
  return linkTo(app, opened, facts);
}

/** Makes or changes the pass of a ticket. */
export async function putObject(
  app: App,
  { account: { identifier }, keys }: OpenedGoogle,
  facts: PassFacts,
  orderId: string,
): Promise<void> {
  const body = googleObjectOf(facts, identifier, orderId);
  try {
    await askGoogle(app, keys, { method: 'POST', path: 'genericObject', body });
  } catch (error) {
    if (!isThere(error)) throw error;
    await askGoogle(app, keys, { method: 'PATCH', path: `genericObject/${body.id}`, body });
  }
}

async function makeClass(app: App, { account: { identifier }, keys }: OpenedGoogle): Promise<void> {
  try {
    await askGoogle(app, keys, { method: 'POST', path: 'genericClass', body: classOf(identifier) });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
}

const isThere = (error: unknown) => error instanceof GoogleRefusedError && error.status === 409;

/** developers.google.com/wallet/generic/web: a signed token names the passes; Google asks whose account keeps them. */
async function linkTo(
  app: App,
  { account: { identifier }, keys }: OpenedGoogle,
  facts: readonly PassFacts[],
): Promise<string> {
  const genericObjects = facts.map(({ ticketId }) => ({ id: objectIdOf(identifier, ticketId) }));
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [new URL(app.publicUrl).origin],
    payload: { genericObjects },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.client_email)
    .setAudience('google')
    .setIssuedAt()
    .sign(await importPKCS8(keys.private_key, 'RS256'));
  return `https://pay.google.com/gp/v/save/${token}`;
}
