/** The server said no: one code a field, with the values that its text needs. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly errors: readonly RefusedField[];
  /** Of a call that comes too often. */
  readonly retryAfterSeconds: number;

  constructor(status: number, errors: readonly RefusedField[], retryAfterSeconds = 60) {
    super(errors[0]?.code ?? `status ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): string {
    return this.errors[0]?.code ?? 'something-went-wrong';
  }
}

export interface RefusedField {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

/** No answer came: no connection, or none within the time allowed. It is unknown whether the call was carried out. */
export class ConnectionLost extends Error {}

const timeLimitMs = 30_000;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  idempotencyKey?: string;
  /** A solved bot challenge. */
  proof?: string | undefined;
  /** The visitor's place in the waiting room. */
  place?: string | null;
  /** Of the code that the visitor gave. */
  codePass?: string | null;
}

/** Answers in the place of the server: of a page that is only shown. */
let answerInstead: ((path: string) => unknown) | null = null;

export function answerWith(answer: (path: string) => unknown): void {
  answerInstead = answer;
}

/**
 * Calls the sales page's REST API. Throws RequestRefused for a 4xx or 5xx and ConnectionLost when no answer
 * came within 30 seconds. The answer has the type that both sides share; it is the own server's, so it is not
 * parsed again here.
 */
export async function requestShop<Answer>(path: string, call: Call = {}): Promise<Answer> {
  if (answerInstead) return answerInstead(path) as Answer;
  const { url, secret } = addressOf(path);
  const headers = new Headers({ accept: 'application/json' });
  if (secret !== null) headers.set(secretHeader, secret);
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.proof) headers.set('x-bot-proof', call.proof);
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  if (call.codePass) headers.set('buyer-code-pass', call.codePass);
  if (call.place) headers.set('waiting-place', call.place);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(url, {
      method: call.method ?? 'GET',
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      // What may be kept says so itself, and is asked about each time (an ETag).
      cache: 'default',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    answer = response.status === 204 ? null : await response.json().catch(() => null);
  } catch {
    throw new ConnectionLost();
  }
  if (!response.ok) throw refusalIn(response.status, answer, response.headers.get('retry-after'));
  return answer as Answer;
}

const secretHeader = 'x-order-secret';

/** An order's secret travels in a header: addresses are in the logs of proxies. */
function addressOf(path: string): { url: string; secret: string | null } {
  const [, kind, secret, rest = ''] = /^(orders|gifts)\/([^/?]+)(.*)$/.exec(path) ?? [];
  if (secret === undefined) return { url: `/api/shop/${path}`, secret: null };
  return { url: `/api/shop/${kind}/mine${rest}`, secret: decodeURIComponent(secret) };
}

/** A file of an order, with the name that the server gives it. */
export async function fetchOrderFile(url: string, secret: string): Promise<{ name: string; content: Blob }> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { [secretHeader]: secret },
      signal: AbortSignal.timeout(timeLimitMs),
    });
  } catch {
    throw new ConnectionLost();
  }
  if (!response.ok) throw refusalIn(response.status, await response.json().catch(() => null));
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { name: named?.[1] ?? 'tickets', content: await response.blob() };
}

function refusalIn(status: number, answer: unknown, retryAfter: string | null = null): RequestRefused {
  const body = (answer ?? {}) as { errors?: RefusedField[] };
  return new RequestRefused(
    status,
    Array.isArray(body.errors) ? body.errors : [],
    Number(retryAfter) || undefined,
  );
}
