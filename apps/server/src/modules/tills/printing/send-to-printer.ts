import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import type { App } from '../../../platform/app.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { isInRanges } from '../../../platform/http/outgoing/ip-ranges.ts';

const patienceMs = 5000;

/**
 * Sends a print job to a printer by raw TCP, once and at once: a receipt that comes minutes later is worse than none. The host
 * is looked up once, and must lie in the networks that the operator of this Foyer named (decision 0226): staff of a client can
 * reach nothing else, and nothing of an answer is read. Refusals: `printer-not-allowed`, `printer-unreachable`.
 */
export async function sendToPrinter({ env }: App, host: string, job: Uint8Array): Promise<void> {
  const found = await lookup(host).catch(() => undefined);
  if (!found) throw new RefusedError([{ code: 'printer-unreachable' }]);
  if (!isInRanges(found.address, env.FOYER_PRINTER_NETWORKS))
    throw new RefusedError([{ code: 'printer-not-allowed' }]);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: found.address, port: env.FOYER_PRINTER_PORT });
    const fail = () => {
      socket.destroy();
      reject(new RefusedError([{ code: 'printer-unreachable' }]));
    };
    socket.setTimeout(patienceMs, fail);
    socket.once('error', fail);
    socket.once('connect', () => socket.end(job));
    socket.once('close', (hadError) => {
      if (!hadError) resolve();
    });
    socket.resume();
  });
}
