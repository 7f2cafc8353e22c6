import type {
  GateContext,
  PairedDevice,
  ScanAnswer,
  ScanInput,
} from '@foyer/domain/scanning/gate-contract.ts';

/** A gate must know quickly whether it is offline: a visitor is waiting in front of it. */
const answerWithinMs = 5_000;

/**
 * How a call of the API ended. `unreachable` is no connection, no answer in time or a server in trouble:
 * the same call may be sent again. `not-paired` is a revoked or unknown device key, `stopped` a gate whose
 * organisation was disabled: that may pass.
 */
export type GateCall<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'unreachable' }
  | { kind: 'not-paired' }
  | { kind: 'stopped' }
  | { kind: 'rejected'; code: string };

export function pairDevice(code: string): Promise<GateCall<PairedDevice>> {
  return call('POST', '/api/scan/v1/pair', null, { code });
}

export function readContext(deviceKey: string): Promise<GateCall<GateContext>> {
  return call('GET', '/api/scan/v1/context', deviceKey);
}

export function sendScan(deviceKey: string, scan: ScanInput): Promise<GateCall<ScanAnswer>> {
  return call('POST', '/api/scan/v1/scans', deviceKey, scan);
}

async function call<T>(
  method: string,
  path: string,
  key: string | null,
  body?: unknown,
): Promise<GateCall<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        // The names of tickets are answered in the language of this screen.
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Device ${key}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
      cache: 'no-store',
    });
    if (response.ok) return { kind: 'answered', value: (await response.json()) as T };
    if (response.status === 401 && key !== null) return { kind: 'not-paired' };
    if (response.status >= 500) return { kind: 'unreachable' };
    const code = await refusalCode(response);
    return code === 'client-disabled' ? { kind: 'stopped' } : { kind: 'rejected', code };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function refusalCode(response: Response): Promise<string> {
  if (response.status === 429) return 'too-many-attempts';
  const body: { errors?: { code?: string }[] } = await response.json().catch(() => ({}));
  return body.errors?.[0]?.code ?? 'not-accepted';
}
