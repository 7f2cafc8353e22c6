import { PKPass } from 'passkit-generator';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { openAppleWallet } from '../accounts/wallet-keys.ts';
import { listOfferedWallets } from '../offered-wallets.ts';
import { findPassFacts, type PassFacts } from '../pass-facts.ts';
import { passTokenOf } from '../pass-secrets.ts';
import { insertWalletPasses } from '../wallet-pass.repository.ts';
import { makeApplePass, type PassMaking } from './make-apple-pass.ts';
import { findPassPictures } from './pass-pictures.ts';

export interface PassFile {
  contentType: string;
  filename: string;
  content: Buffer;
}

const ONE = 'application/vnd.apple.pkpass';
const MANY = 'application/vnd.apple.pkpasses';

/**
 * The passes of all valid tickets of an order, several as one bundle that the phone adds at once; from now on they are
 * told of changes. @throws NotFoundError where the museum shows no button, or no ticket is valid.
 */
export async function renderApplePasses(app: App, clientId: string, orderId: string): Promise<PassFile> {
  const made = await inClient(app.db, clientId, async (scope) => {
    const offered = await listOfferedWallets(scope, app.clock());
    const facts = offered.includes('apple') ? await findPassFacts(app, scope, orderId) : [];
    const [first] = facts;
    if (!first) throw new NotFoundError('order-not-found');
    const ticketIds = facts.map(({ ticketId }) => ticketId);
    await insertWalletPasses(scope, { orderId, ticketIds, platform: 'apple', at: app.clock() });
    return { facts, making: await prepare(app, scope, first) };
  });
  const passes = made.facts.map((facts) =>
    makeApplePass(facts, withUpdates(app, clientId, facts, made.making)),
  );
  const [only] = passes;
  return only && passes.length === 1
    ? { contentType: ONE, filename: 'ticket.pkpass', content: only.getAsBuffer() }
    : { contentType: MANY, filename: 'tickets.pkpasses', content: PKPass.pack(...passes).getAsBuffer() };
}

/** The pass that was made for a ticket, as it is now: also of a museum that shows no button any more. */
export async function renderApplePass(
  app: App,
  clientId: string,
  orderId: string,
  ticketId: string,
): Promise<Buffer> {
  const { facts, making } = await inClient(app.db, clientId, async (scope) => {
    const [found] = await findPassFacts(app, scope, orderId, [ticketId]);
    if (!found) throw new NotFoundError('order-not-found');
    return { facts: found, making: await prepare(app, scope, found) };
  });
  return makeApplePass(facts, withUpdates(app, clientId, facts, making)).getAsBuffer();
}

type Prepared = Omit<PassMaking, 'updates'>;

async function prepare(app: App, scope: ClientScope, { colours }: PassFacts): Promise<Prepared> {
  const opened = await openAppleWallet(app, scope);
  return { ...opened, pictures: await findPassPictures(app, scope, colours.brand) };
}

/** Apple takes only https for the address of updates; elsewhere a pass is made without. */
function withUpdates(app: App, clientId: string, { ticketId }: PassFacts, making: Prepared): PassMaking {
  const isTaken = app.publicUrl.startsWith('https://');
  const url = `${app.publicUrl}/api/wallet/apple/${clientId}/`;
  return { ...making, updates: isTaken ? { url, token: passTokenOf(app, clientId, ticketId) } : null };
}
