import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { App } from '../../../platform/app.ts';
import type { AppleKeys } from '../accounts/read-apple-certificate.ts';

/** As for connectors (product.md, section 2: time-outs). */
const TIMEOUT_MS = 10_000;

export interface PushAnswer {
  token: string;
  /** 200 = the phone will be told; 410 = it has no such pass any more. */
  status: number;
  /** Apple's own word for what it refused: 'BadDeviceToken'. */
  reason: string;
  milliseconds: number;
}

/**
 * Tells phones that a pass changed, over one connection that the pass's own certificate opens; they then fetch it
 * (developer.apple.com, "Sending notification requests to APNs": an empty payload, the pass type as topic).
 * @returns an answer for each token that got one; none where Apple does not answer.
 */
export async function sendPush(
  { env }: App,
  { certificate, key }: AppleKeys,
  passTypeId: string,
  tokens: readonly string[],
): Promise<PushAnswer[]> {
  const session = connect(env.FOYER_APPLE_PUSH_URL, { cert: certificate, key });
  // Without a listener the failure of the connection would end the process; each request reports it.
  session.on('error', () => {});
  session.setTimeout(TIMEOUT_MS, () => session.destroy());
  try {
    const answers = await Promise.all(tokens.map((token) => push(session, passTypeId, token)));
    return answers.filter((one) => one !== undefined);
  } finally {
    session.close();
  }
}

function push(session: ClientHttp2Session, topic: string, token: string): Promise<PushAnswer | undefined> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
      'apns-topic': topic,
      'apns-push-type': 'background',
      'apns-priority': '5',
    });
    let status = 0;
    let body = '';
    request.setTimeout(TIMEOUT_MS, () => request.close());
    request.setEncoding('utf8');
    request.on('response', (headers) => {
      status = Number(headers[constants.HTTP2_HEADER_STATUS]);
    });
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('error', () => resolve(undefined));
    request.on('close', () => {
      if (status === 0) return resolve(undefined);
      const reason = /"reason"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? '';
      resolve({ token, status, reason, milliseconds: Math.round(performance.now() - begun) });
    });
    request.end('{}');
  });
}
