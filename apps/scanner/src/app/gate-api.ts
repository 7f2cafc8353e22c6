import type {
  DeviceReport,
  FoundOrder,
  GateContext,
  GateCount,
  GateSetup,
  GateSetupChoices,
  PairedDevice,
  ScanAnswer,
  ScanInput,
  UndoScanInput,
} from '@foyer/domain/scanning/gate-contract.ts';
import type { GateListPage } from '@foyer/domain/scanning/gate-list.ts';

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

/** Says how the device does and reads what it needs to know. */
export function reportDevice(deviceKey: string, report: DeviceReport): Promise<GateCall<GateContext>> {
  return call('POST', '/api/scan/v1/context', deviceKey, report);
}

/** Also sent while the page is being hidden; its answer is not waited for. */
export function reportAsleep(deviceKey: string, report: DeviceReport): void {
  void call('POST', '/api/scan/v1/context', deviceKey, { ...report, isAsleep: true }, { keepalive: true });
}

export function sendScan(deviceKey: string, scan: ScanInput): Promise<GateCall<ScanAnswer>> {
  return call('POST', '/api/scan/v1/scans', deviceKey, { ...scan, clock: new Date().toISOString() });
}

export function undoScan(deviceKey: string, undo: UndoScanInput): Promise<GateCall<{ today: GateCount }>> {
  return call('POST', '/api/scan/v1/scans/undo', deviceKey, { ...undo, clock: new Date().toISOString() });
}

export function readSetup(deviceKey: string): Promise<GateCall<GateSetupChoices>> {
  return call('GET', '/api/scan/v1/setup', deviceKey);
}

export function saveSetup(deviceKey: string, setup: GateSetup): Promise<GateCall<GateSetupChoices>> {
  return call('PUT', '/api/scan/v1/setup', deviceKey, setup);
}

export function findOrders(deviceKey: string, query: string): Promise<GateCall<{ orders: FoundOrder[] }>> {
  return call('POST', '/api/scan/v1/orders/find', deviceKey, { query });
}

/** A page of a long list takes longer than a verdict may. */
export function readList(deviceKey: string, after: string | null): Promise<GateCall<GateListPage>> {
  const path = after === null ? '/api/scan/v1/list' : `/api/scan/v1/list?after=${after}`;
  return call('GET', path, deviceKey, undefined, { withinMs: 60_000 });
}

async function call<T>(
  method: string,
  path: string,
  key: string | null,
  body?: unknown,
  { withinMs = answerWithinMs, keepalive = false } = {},
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
      signal: AbortSignal.timeout(withinMs),
      cache: 'no-store',
      keepalive,
    });
    if (response.ok) return { kind: 'answered', value: (await response.json()) as T };
    if (response.status === 401 && key !== null) return { kind: 'not-paired' };
    // Too many calls at once: what waits is sent a little later.
    if (response.status >= 500 || (response.status === 429 && key !== null)) return { kind: 'unreachable' };
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
