import { logError } from '../log-error.ts';
import { announceEnd, findActingClient } from '../sign-in/acting-client.ts';
import { refreshSession, SessionEndedError } from '../sign-in/refresh-session.ts';
import { findToken, isLoggedIn, readToken } from '../sign-in/token-store.ts';
import { apiUrl } from './api-url.ts';
import { fetchNoted } from './connection.ts';
import { type GraphqlDocument, operationName } from './graphql-document.ts';
import { RequestError } from './request-error.ts';
import type { ServerError } from './validation-error.ts';

const timeoutMs = 30_000;
const uploadTimeoutMs = 300_000;
/** Too busy, or a gateway whose server is away: the one that starts in its place may answer. */
const busyStatuses = [502, 503];
/** Such an answer that took longer is of work that is too slow: to ask again would add to it. */
const quickMs = 10_000;

interface CallOptions {
  /** An Admin's call to the platform, whichever client the account works in. */
  outsideClient?: boolean;
}

interface Answer<Result> {
  data?: Result | null;
  errors?: ServerError[];
}

/**
 * Sends one query or mutation and answers its data. A 401 leads to one refresh, shared by all calls in flight,
 * and one retry. Throws `RequestError` for any other failure, which is logged here. Files among the variables travel
 * as multipart.
 */
export async function requestGraphql<Result, Variables>(
  document: GraphqlDocument<Result, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<Result> {
  try {
    return await sendAuthorised(document, variables, options);
  } catch (error) {
    logError(error);
    throw error;
  }
}

async function sendAuthorised<Result, Variables>(
  document: GraphqlDocument<Result, Variables>,
  variables: Variables,
  options: CallOptions,
): Promise<Result> {
  const sentWith = findToken();
  const first = await send<Result>(document, variables, options);
  if (!isUnauthorised(first)) return dataOf(first);
  // Without a sign-in, or after its end, there is nothing to refresh.
  if (sentWith === null || findToken() === null) return dataOf(first);
  try {
    // A call that was answered after another call's refresh needs no refresh of its own.
    if (findToken() === sentWith) await refreshSession();
  } catch (error) {
    logError(error);
    if (error instanceof SessionEndedError) return dataOf(first);
    throw error instanceof Response ? unanswered(error) : error;
  }
  return dataOf(await send<Result>(document, variables, options));
}

/** The refresh got neither yes nor no: the call fails, and the session stays. */
function unanswered({ status, headers }: Response): RequestError {
  const message = `The refresh of the session was answered ${status}`;
  return new RequestError(status, [{ message }], headers.get('x-request-id') ?? undefined);
}

interface Exchange<Result> {
  status: number;
  requestId: string | undefined;
  retryAfterMs: number | undefined;
  answer: Answer<Result>;
}

async function send<Result>(
  document: string,
  variables: unknown,
  options: CallOptions,
): Promise<Exchange<Result>> {
  const operation = { operationName: operationName(document), variables, query: document };
  const files = collectFiles(variables);
  const sentAt = performance.now();
  const response = await fetchNoted(apiUrl('/graphql'), {
    method: 'POST',
    headers: { ...sessionHeaders(options), ...(files.size ? {} : { 'content-type': 'application/json' }) },
    body: files.size ? multipartBody(operation, files) : JSON.stringify(operation),
    signal: AbortSignal.timeout(files.size ? uploadTimeoutMs : timeoutMs),
  });
  const answer: Answer<Result> = await response.json().catch(() => ({}));
  const { status, headers } = response;
  const isBusy = busyStatuses.includes(status) && performance.now() - sentAt < quickMs;
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: isBusy ? (Number(headers.get('retry-after')) || 0) * 1000 : undefined,
    answer,
  };
}

/** The token, or an empty value without one; and the client in which an Admin works. */
export function sessionHeaders({ outsideClient }: CallOptions = {}): Record<string, string> {
  const actingClient = outsideClient ? null : findActingClient();
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return {
    authorization: isLoggedIn() ? `Bearer ${readToken()}` : '',
    // Names of sold tickets are answered in the language that the page is in (decision 0111).
    ...(language ? { 'accept-language': language } : {}),
    ...(actingClient ? { 'x-foyer-client': actingClient } : {}),
  };
}

function isUnauthorised({ status, answer }: Exchange<unknown>): boolean {
  return (
    status === 401 || Boolean(answer.errors?.some((error) => error.extensions?.code === 'NOT_SIGNED_IN'))
  );
}

function dataOf<Result>({ status, requestId, retryAfterMs, answer }: Exchange<Result>): Result {
  if (answer.errors?.some((error) => error.extensions?.code === 'ACTING_ENDED')) announceEnd();
  if (answer.data && !answer.errors?.length) return answer.data;
  const errors = answer.errors?.length ? answer.errors : [{ message: `The server answered ${status}` }];
  throw new RequestError(status, errors, requestId, retryAfterMs);
}

/** Every file in the variables by the path to it, as the multipart request names it. */
function collectFiles(
  value: unknown,
  path = 'variables',
  found = new Map<string, Blob>(),
): Map<string, Blob> {
  if (value instanceof Blob) found.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collectFiles(inner, `${path}.${key}`, found);
  }
  return found;
}

function multipartBody(operation: object, files: Map<string, Blob>): FormData {
  const body = new FormData();
  const entries = [...files].map(([path, file], index) => ({ name: String(index), path, file }));
  const withoutFiles = JSON.stringify(operation, (_key, value) => (value instanceof Blob ? null : value));
  body.append('operations', withoutFiles);
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(({ name, path }) => [name, [path]]))));
  for (const { name, file } of entries) body.append(name, file);
  return body;
}
