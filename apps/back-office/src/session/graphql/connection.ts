import { RequestError } from './request-error.ts';

const probeEveryMs = 5_000;

/** Codes of saves that did not reach the server, or whose answer did not come (`errors.<code>`). */
export const unreachable = 'server-unreachable';
export const noAnswerInTime = 'server-timeout';

let reachable = true;
/** Counts what was answered. */
let answered = 0;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether the last call reached the server; while none does, it is tried every 5 s. */
export function isServerReachable(): boolean {
  return reachable;
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sends a call and notes whether the server answered at all. A call that hung while the server was away fails up to half a
 * minute after it is back: once a later call was answered, that says nothing any more.
 */
export async function fetchNoted(url: string, init: RequestInit): Promise<Response> {
  const answeredBefore = answered;
  try {
    const response = await fetch(url, init);
    note(true);
    return response;
  } catch (error) {
    if (answered === answeredBefore) note(false);
    throw error;
  }
}

/** Also hears of the device's own connection; called once at the start. `healthUrl` is what is tried. */
export function followConnection(healthUrl: string): void {
  const tryAgain = async () => {
    clearTimeout(probe);
    const signal = AbortSignal.timeout(probeEveryMs);
    const answer = await fetch(healthUrl, { cache: 'no-store', signal }).catch(() => null);
    if (answer) note(true);
    else probe = setTimeout(tryAgain, probeEveryMs);
  };
  window.addEventListener('offline', () => note(false));
  window.addEventListener('online', () => void tryAgain());
  onConnectionChange(() => {
    clearTimeout(probe);
    if (!reachable) probe = setTimeout(tryAgain, probeEveryMs);
  });
}

/** Why a call brought no answer: the server was not reached, or took too long. */
export function silenceOf(error: unknown): typeof unreachable | typeof noAnswerInTime | undefined {
  if (error instanceof TypeError) return unreachable;
  return error instanceof DOMException && error.name === 'TimeoutError' ? noAnswerInTime : undefined;
}

const gatewayStatuses = [502, 503, 504];

/** A gateway answered for a server that is away, or took too long: what was asked may be done. */
export const isOfGateway = (error: unknown): boolean =>
  error instanceof RequestError &&
  gatewayStatuses.includes(error.status) &&
  !error.errors.some(({ message }) => message.includes('|'));

/** Something else than a call found that the server does not answer: it is tried until it does. */
export const noteLost = (): void => note(false);

/** The same the other way: it answered. */
export const noteFound = (): void => note(true);

function note(isAnswered: boolean): void {
  if (isAnswered) answered += 1;
  if (isAnswered === reachable) return;
  reachable = isAnswered;
  for (const listener of [...listeners]) listener();
}
