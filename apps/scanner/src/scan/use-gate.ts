import type { GateCount, ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RememberedDevice } from '../app/device-memory.ts';
import { type GateCall, readContext, sendScan } from '../app/gate-api.ts';
import { keepScan, passSequence, takeSequence, waitingScans } from '../offline-queue/scan-queue.ts';
import { sendWaitingScans } from '../offline-queue/send-waiting-scans.ts';
import { clientDisabled, notChecked, type ShownVerdict, shownAnswer } from './shown-verdict.ts';

const refreshEveryMs = 15_000;

export interface GateState {
  shown: ShownVerdict | null;
  isChecking: boolean;
  isOffline: boolean;
  /** The organisation is disabled: every scan is refused. */
  isStopped: boolean;
  waiting: number;
  /** Scans sent after an outage since the message was last put away. */
  late: { sent: number; notValid: number };
  today: GateCount | null;
}

export interface Gate extends GateState {
  scan(code: string, direction: ScanDirection): Promise<ShownVerdict | null>;
  next(): void;
  dismissLate(): void;
}

/**
 * The gate of a paired device: scans a code, keeps it when there is no connection, and sends what was kept
 * once there is one. `onNotPaired` is called when the server no longer knows the device, `onRenamed` with
 * what the server now says of it.
 */
export function useGate(
  device: RememberedDevice,
  onRenamed: (device: RememberedDevice) => void,
  onNotPaired: () => void,
): Gate {
  const [state, setState] = useState<GateState>(() => ({
    shown: null,
    isChecking: false,
    isOffline: !navigator.onLine,
    isStopped: false,
    waiting: waitingScans().length,
    late: { sent: 0, notValid: 0 },
    today: null,
  }));
  const change = useCallback(
    (part: Partial<GateState>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  const clockAheadMs = useRef(0);
  const isBusy = useRef(false);

  const catchUp = useCallback(async () => {
    const context = await readContext(device.key);
    if (context.kind === 'not-paired') return onNotPaired();
    if (context.kind === 'stopped') return change({ isOffline: false, isStopped: true });
    if (context.kind !== 'answered') return change({ isOffline: true });
    clockAheadMs.current = Date.now() - Date.parse(context.value.serverNowAt);
    await passSequence(context.value.lastSequence);
    onRenamed({
      key: device.key,
      name: context.value.deviceName,
      clientName: context.value.clientName,
      locationName: context.value.location?.name ?? null,
      timeZone: context.value.timeZone,
    });
    change({ isOffline: false, isStopped: false, today: context.value.today });
    if (waitingScans().length === 0) return change({ waiting: 0 });
    const sent = await sendWaitingScans((scan) => sendScan(device.key, scan));
    setState((before) => ({
      ...before,
      waiting: waitingScans().length,
      late: { sent: before.late.sent + sent.sent, notValid: before.late.notValid + sent.notValid },
    }));
    if (sent.ended === 'not-paired') onNotPaired();
  }, [device.key, onRenamed, onNotPaired, change]);

  useEffect(() => {
    // One at a time: two at once would both send what waits, and count it twice.
    // A connection that comes back meanwhile is not overlooked: then it goes once more.
    let isUnderWay = false;
    let isWantedAgain = false;
    const run = async () => {
      if (document.visibilityState !== 'visible') return;
      isWantedAgain = isUnderWay;
      if (isUnderWay) return;
      isUnderWay = true;
      await catchUp().finally(() => {
        isUnderWay = false;
      });
      if (isWantedAgain) await run();
    };
    void run();
    const timer = setInterval(run, refreshEveryMs);
    // The sign comes at once: the next call could be a poll interval away.
    const lose = () => change({ isOffline: true });
    window.addEventListener('online', run);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
      window.removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', run);
    };
  }, [catchUp, change]);

  const scan = useCallback(
    async (code: string, direction: ScanDirection): Promise<ShownVerdict | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      change({ isChecking: true, shown: null });
      try {
        const at = new Date(Date.now() - clockAheadMs.current).toISOString();
        const input = { sequence: await takeSequence(), code, at, direction };
        const call = await sendScan(device.key, input);
        if (call.kind === 'not-paired') {
          onNotPaired();
          return null;
        }
        if (call.kind === 'unreachable') await keepScan(input);
        const shown = shownCall(call);
        const isStopped = call.kind === 'stopped';
        change({ shown, isStopped, isOffline: call.kind === 'unreachable', waiting: waitingScans().length });
        if (call.kind === 'answered') change({ today: call.value.today });
        return shown;
      } finally {
        isBusy.current = false;
        change({ isChecking: false });
      }
    },
    [device.key, onNotPaired, change],
  );

  const next = useCallback(() => change({ shown: null }), [change]);
  const dismissLate = useCallback(() => change({ late: { sent: 0, notValid: 0 } }), [change]);
  return { ...state, scan, next, dismissLate };
}

function shownCall(call: GateCall<ScanAnswer>): ShownVerdict {
  if (call.kind === 'answered') return shownAnswer(call.value);
  return call.kind === 'stopped' ? clientDisabled() : notChecked(call.kind === 'unreachable');
}
