import { request } from 'node:https';
import { isIP } from 'node:net';
import {
  checkedOnly,
  type FetchRefusedError,
  findAddresses,
  internet,
  type Network,
} from './fetch-public.ts';

/** How an address that an account typed is reached. */
export interface Reach extends Omit<Network, 'port'> {
  /** null = the port that the address names, and hosts that are numbers: for development. */
  port: number | null;
}

export type PostProblem = 'address-refused' | 'host-unknown' | 'host-private' | 'no-answer' | 'too-late';

/** Nothing was sent, or no answer came; the address was not connected to unless `no-answer` or `too-late`. */
export class PostFailedError extends Error {
  override readonly name = 'PostFailedError';
  readonly problem: PostProblem;
  constructor(problem: PostProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export interface PublicRequest {
  method: 'POST' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs: number;
}

/** The open internet, or, for development, this machine and its network too. */
export const reachOf = ({
  FOYER_PRIVATE_ENDPOINTS: isPrivate,
}: {
  FOYER_PRIVATE_ENDPOINTS: boolean;
}): Reach => (isPrivate ? { ...internet, mayConnect: () => true, port: null } : internet);

/**
 * Sends to an address that an account typed, without giving access to this machine's network: https at its own port, and each
 * address of the host must be a public one; the connection is made to the checked address. A redirect is not followed, and
 * what is answered is not read.
 * @returns the status of the answer. @throws PostFailedError
 */
export async function postPublic(address: string, sent: PublicRequest, reach: Reach): Promise<number> {
  const url = checkAddress(address, reach);
  const signal = AbortSignal.timeout(sent.timeoutMs);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const network = { ...reach, port: reach.port ?? (Number(url.port) || 443) };
  const addresses = await findAddresses(host, network, signal).catch((cause: FetchRefusedError) => {
    const isUnknown = cause.message === 'no such host';
    throw new PostFailedError(isUnknown ? 'host-unknown' : 'host-private', { cause });
  });
  return new Promise((resolve, reject) => {
    const { method, headers, body } = sent;
    const { port, ca } = network;
    request(url, { port, ca, method, signal, headers, lookup: checkedOnly(addresses), agent: false })
      .once('response', (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      })
      .once('error', (cause) =>
        reject(new PostFailedError(signal.aborted ? 'too-late' : 'no-answer', { cause })),
      )
      .end(body);
  });
}

function checkAddress(address: string, { port }: Reach): URL {
  const url = URL.parse(address);
  const isNamed = url?.username !== '' || url.password !== '';
  if (url?.protocol !== 'https:' || isNamed) throw new PostFailedError('address-refused');
  if (port === null) return url;
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) throw new PostFailedError('host-private');
  if (url.port !== '') throw new PostFailedError('address-refused');
  return url;
}
