import type { OrderSummary, PopupDataProblem } from '@foyer/domain/channels/popup-data.ts';
import type { App } from '../../platform/app.ts';
import { PostFailedError, postPublic, type Reach } from '../../platform/http/outgoing/post-public.ts';
import { signatureOf } from './signing-secret.ts';

/** As for payment providers (product.md, section 2: time-outs). */
export const TIMEOUT_MS = 15_000;

export interface Sent {
  /** null = it arrived. */
  problem: PopupDataProblem | null;
  status: number | null;
}

/** Posts a signed summary. What is not answered with 200 to 299 did not arrive. `id` is the same at each try. */
export async function sendSigned(
  app: App,
  to: { url: string; secret: string; id: string },
  summary: OrderSummary,
  reach: Reach,
): Promise<Sent> {
  const body = JSON.stringify(summary);
  try {
    const status = await postPublic(
      to.url,
      {
        method: 'POST',
        body,
        timeoutMs: TIMEOUT_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Foyer order summaries',
          'foyer-delivery': to.id,
          'foyer-signature': signatureOf(to.secret, app.clock(), body),
        },
      },
      reach,
    );
    return { problem: status >= 200 && status < 300 ? null : 'answer-refused', status };
  } catch (error) {
    if (error instanceof PostFailedError) return { problem: error.problem, status: null };
    throw error;
  }
}
