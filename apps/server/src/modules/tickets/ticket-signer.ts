import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { makeTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Ticket } from '../orders/index.ts';
import { findNewestTicketKey, insertTicketKey, type TicketKeyRow } from './ticket-key.repository.ts';

const wrapContext = 'ticket-key';
const rawKeyBytes = 32;

/** Signs the tickets of one client: the QR code of a ticket, computed each time and always the same. */
export interface TicketSigner {
  /** A code of a barcode series, or of its type, is printed as it is. */
  codeOf(ticket: Pick<Ticket, 'code' | 'visitDate' | 'test'> & Partial<Pick<Ticket, 'barcode'>>): string;
}

/** The client's signer with its newest key; the first one makes the key. */
export async function getTicketSigner(app: App, scope: ClientScope): Promise<TicketSigner> {
  const row = (await findNewestTicketKey(scope)) ?? (await makeFirstKey(app, scope));
  const privateKey = openPrivateKey(app, row);
  return {
    codeOf: (ticket) =>
      ticket.barcode ??
      makeTicketCode(
        { keyNumber: row.id, ticketNumber: ticket.code, visitDate: ticket.visitDate, isTest: ticket.test },
        (content) => new Uint8Array(sign(null, content, privateKey)),
      ),
  };
}

async function makeFirstKey(app: App, scope: ClientScope): Promise<TicketKeyRow> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await insertTicketKey(scope, {
    id: 0,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-rawKeyBytes),
    wrappedPrivate: app.secrets.wrap(privateKey.export({ type: 'pkcs8', format: 'der' }), wrapContext),
  });
  const row = await findNewestTicketKey(scope);
  if (!row) throw new Error('the ticket key was not kept');
  return row;
}

function openPrivateKey(app: App, row: TicketKeyRow): KeyObject {
  const der = app.secrets.unwrap(row.wrappedPrivate, wrapContext);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
