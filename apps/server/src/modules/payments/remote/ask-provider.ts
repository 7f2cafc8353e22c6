import { request } from 'undici';
import { readJson } from './read-json.ts';

/** A payment provider answers within this time, or its answer is unknown (product.md section 2: time-outs). */
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 1_000_000;

/** No answer, or none that says what happened: the same call may be made again. */
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';
}

/** The provider said no. `detail` is its own text, for staff and the log, without keys or personal data. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError';
  readonly status: number;
  readonly detail: string;
  constructor(status: number, detail: string) {
    super(`The payment provider answered ${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
  }
}

export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Reads the provider's own words out of an answer that says no. */
  detailOf: (answer: unknown) => string | undefined;
}

/**
 * One call to a provider. Redirects are not followed.
 * @throws ProviderUnreachableError for no answer, an answer above 1 MB, no JSON, or a status of 429 or 5xx;
 * ProviderRefusedError for another status above 299.
 */
export async function askProvider(call: ProviderCall): Promise<unknown> {
  const { status, text } = await send(call);
  if (status === 429 || status >= 500) throw new ProviderUnreachableError(`answered ${status}`);
  const answer = text === '' ? {} : readJson(text);
  if (status >= 300) throw new ProviderRefusedError(status, call.detailOf(answer) ?? 'without a reason');
  if (answer === undefined) throw new ProviderUnreachableError('answered without JSON');
  return answer;
}

async function send({ method, url, headers, body }: ProviderCall): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error('more than 1 MB');
      chunks.push(chunk);
    }
    return { status: answer.statusCode, text: Buffer.concat(chunks).toString() };
  } catch (cause) {
    throw new ProviderUnreachableError('did not answer', { cause });
  }
}
