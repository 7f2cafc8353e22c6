import type { ScanAnswer, ScanInput } from '@foyer/domain/scanning/gate-contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GateCall } from '../app/gate-api.ts';
import {
  continueNumbering,
  dropScan,
  keepDecided,
  takeSequence,
  waitingScans,
  waitingUndos,
} from './scan-queue.ts';
import { sendWaitingScans } from './send-waiting-scans.ts';
import { sendWaitingUndos, takeScanBack } from './take-back.ts';

function aScan(sequence: number): ScanInput {
  return { sequence, code: `code-${sequence}`, at: '2026-11-20T12:00:00Z', direction: 'in', told: 'valid' };
}

const keepScan = ({ sequence, ...scan }: ScanInput) => keepDecided(sequence, Promise.resolve(scan));

function answered(verdict: ScanAnswer['verdict']): GateCall<ScanAnswer> {
  const reason = verdict === 'valid' ? 'valid' : 'already-used';
  return {
    kind: 'answered',
    value: {
      ...{ verdict, reason, ticket: null, earlier: null, group: null },
      today: { scans: 1, reservations: 2, inside: 1 },
    },
  };
}

/** A browser's storage, in memory. */
function useFreshStorage(): void {
  const items = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => items.set(name, value),
      removeItem: (name: string) => items.delete(name),
    },
  });
}

describe('scans made without a connection', () => {
  beforeEach(async () => {
    useFreshStorage();
    for (const sequence of [1, 2, 3]) await keepScan(aScan(sequence));
  });

  it('are sent in their order and then wait no longer', async () => {
    const sent: number[] = [];
    const result = await sendWaitingScans(async (scan) => {
      sent.push(scan.sequence);
      return answered(scan.sequence === 2 ? 'refused' : 'valid');
    });
    expect(sent).toEqual([1, 2, 3]);
    expect(result).toMatchObject({ sent: 3, rejected: 0, ended: 'answered' });
    expect(result.differing.map(({ scan }) => scan.sequence)).toEqual([2]);
    expect(waitingScans()).toEqual([]);
  });

  it('of two windows of one gate are all kept', async () => {
    const others = [...waitingScans(), aScan(4)];
    localStorage.setItem('foyer.gate.waiting', JSON.stringify(others));
    await keepScan(aScan(5));
    expect(waitingScans().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(JSON.parse(localStorage.getItem('foyer.gate.waiting') ?? '')).toEqual(waitingScans());
  });

  it('stay when the connection fails half-way, and only those not yet answered', async () => {
    const result = await sendWaitingScans(async (scan) =>
      scan.sequence === 2 ? { kind: 'unreachable' } : answered('valid'),
    );
    expect(result).toEqual({ sent: 1, differing: [], rejected: 0, ended: 'unreachable' });
    expect(waitingScans().map((scan) => scan.sequence)).toEqual([2, 3]);
  });

  it('stay on a device that was revoked', async () => {
    await sendWaitingScans(async () => ({ kind: 'not-paired' }));
    expect(waitingScans()).toHaveLength(3);
  });

  it('one that the server cannot read does not hold up the others', async () => {
    const result = await sendWaitingScans(async (scan) =>
      scan.sequence === 1 ? { kind: 'rejected', code: 'bad-input' } : answered('valid'),
    );
    expect(result).toMatchObject({ sent: 3, rejected: 1 });
  });

  it('go along when the phone is paired as a gate that has scans already, numbered after those', async () => {
    await continueNumbering(40);
    expect(waitingScans().map(({ sequence, code }) => [sequence, code])).toEqual([
      [41, 'code-1'],
      [42, 'code-2'],
      [43, 'code-3'],
    ]);
    expect(await takeSequence()).toBe(44);
  });

  it('are sent under a fresh number where theirs is that of another scan, and none is lost', async () => {
    await continueNumbering(0);
    const sent: [number, string][] = [];
    const result = await sendWaitingScans(async ({ sequence, code }) => {
      sent.push([sequence, code]);
      return sequence === 1 ? { kind: 'rejected', code: 'sequence-used' } : answered('valid');
    });
    expect(sent).toEqual([
      [1, 'code-1'],
      [4, 'code-1'],
      [2, 'code-2'],
      [3, 'code-3'],
    ]);
    expect(result).toMatchObject({ sent: 3, rejected: 0, ended: 'answered' });
    expect(waitingScans()).toEqual([]);
  });

  it('one that staff take back while others are sent is not sent', async () => {
    const sent: number[] = [];
    await sendWaitingScans(async (scan) => {
      sent.push(scan.sequence);
      if (scan.sequence === 1) await dropScan(2);
      return answered('valid');
    });
    expect(sent).toEqual([1, 3]);
  });

  it('one that staff take back while it is on its way is taken back at the server too', async () => {
    const at = '2026-11-20T12:00:05Z';
    await sendWaitingScans(async (scan) => {
      if (scan.sequence === 2) await takeScanBack({ sequence: 2, at }, async () => ({ kind: 'unreachable' }));
      return answered('valid');
    });
    expect(waitingUndos()).toEqual([{ sequence: 2, at }]);
    await sendWaitingUndos(async () => ({ kind: 'stopped' }));
    expect(waitingUndos()).toHaveLength(1);
    await sendWaitingUndos(async () => ({ kind: 'rejected', code: 'scan-not-found' }));
    expect(waitingUndos()).toEqual([]);
  });

  it('one that the server has is taken back later where its museum is stopped at this moment', async () => {
    const undo = { sequence: 9, at: '2026-11-20T12:00:05Z' };
    await takeScanBack(undo, async () => ({ kind: 'stopped' }));
    expect(waitingUndos()).toEqual([undo]);
  });

  it('every scan of a device has its own number, also when two are made at once', async () => {
    expect(await Promise.all([takeSequence(), takeSequence(), takeSequence()])).toEqual([1, 2, 3]);
  });

  it('one that gets its number when it is decided is kept with it', async () => {
    const { sequence: _sequence, ...scan } = aScan(1);
    expect(await keepDecided(undefined, Promise.resolve(scan))).toBe(1);
    expect(waitingScans().at(-1)).toEqual({ ...scan, sequence: 1 });
    expect(await takeSequence()).toBe(2);
  });

  it('a group that waits for its number of people has a number, and is kept under it once that is said', async () => {
    const { sequence: _sequence, ...scan } = aScan(1);
    const sequence = await keepDecided(undefined, Promise.resolve(null));
    expect([sequence, waitingScans().length]).toEqual([1, 3]);
    expect(await keepDecided(sequence, Promise.resolve(scan))).toBe(1);
    expect(waitingScans()).toHaveLength(4);
  });
});
