import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The answer was refused, or none came; the message says why and is meant for the log. */
export class FetchRefusedError extends Error {}

export interface PublicFetch {
  /** Host names, in lower case, that may be asked; redirects lead to these only. */
  allowedHosts: ReadonlySet<string>;
  maxBytes: number;
  timeoutMs: number;
}

export interface HostAddress {
  address: string;
  family: number;
}

/** How names become addresses and which of them may be connected to; a test puts its own counterpart there. */
export interface Network {
  resolve(host: string): Promise<readonly HostAddress[]>;
  mayConnect(address: string): boolean;
  port: number;
  /** Certificates trusted besides the system's. */
  ca?: string;
}

export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  mayConnect: isPublicAddress,
  port: 443,
};

const MAX_REDIRECTS = 3;

/**
 * Fetches an address from outside without giving access to this machine's network: https at its own port, allowed
 * hosts, and every address of the name must be a public one. The connection is made to the checked address itself, so
 * that a name which changes in between gains nothing. Redirects are checked again.
 *
 * No library: request-filtering-agent and ssrf-req-filter check the address of a connection only, and undici has no such
 * interceptor; hosts, redirects, size and time would stay here, and with them all but `findAddresses`.
 * @throws FetchRefusedError
 */
export async function fetchPublic(url: string, limits: PublicFetch, network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const checked = checkTarget(target, limits.allowedHosts);
    const addresses = await findAddresses(checked.hostname, network, signal);
    const answer = await open(checked, addresses, network, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readBody(answer, limits.maxBytes);
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
      throw new FetchRefusedError(`answered ${statusCode}`);
    }
    target = URL.parse(headers.location, checked)?.href ?? '';
  }
  throw new FetchRefusedError('redirected too often');
}

function checkTarget(target: string, allowedHosts: ReadonlySet<string>): URL {
  const url = URL.parse(target);
  if (url?.protocol !== 'https:') throw new FetchRefusedError('not an https address');
  if (url.port !== '' || url.username !== '' || url.password !== '') {
    throw new FetchRefusedError('a port or a name in the address');
  }
  const { hostname } = url;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  if (isNumber || !allowedHosts.has(hostname)) throw new FetchRefusedError('not an allowed host');
  return url;
}

/** The addresses of a host, each of which may be connected to. @throws FetchRefusedError */
export async function findAddresses(
  host: string,
  { resolve, mayConnect }: Network,
  signal: AbortSignal,
): Promise<readonly HostAddress[]> {
  const tooLate = once(signal, 'abort').then(() => []);
  const found = await Promise.race([resolve(host).catch(() => []), tooLate]);
  if (found.length === 0) throw new FetchRefusedError('no such host');
  if (!found.every(({ address }) => mayConnect(address))) {
    throw new FetchRefusedError('the host has an address inside a network');
  }
  return found;
}

/** The socket asks this instead of the name server: it can only get what was checked. */
export function checkedOnly(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}

function open(
  url: URL,
  addresses: readonly HostAddress[],
  { port, ca }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Foyer image service' };
    request(url, { port, ca, signal, headers, lookup: checkedOnly(addresses), agent: false })
      .once('response', resolve)
      .once('error', (cause) => reject(new FetchRefusedError('no answer', { cause })))
      .end();
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooHeavy = () => {
    answer.destroy();
    return new FetchRefusedError(`more than ${maxBytes} bytes`);
  };
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooHeavy();
  if (answer.headers['content-encoding']) {
    answer.destroy();
    throw new FetchRefusedError('packed, though asked not to');
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooHeavy();
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof FetchRefusedError ? error : new FetchRefusedError('broken off', { cause: error });
  }
  return Buffer.concat(parts);
}
