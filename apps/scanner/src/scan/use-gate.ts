import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { useCallback, useRef, useState } from 'react';
import type { RememberedDevice } from '../app/device-memory.ts';
import { sendScan, undoScan } from '../app/gate-api.ts';
import { visitorFirst } from '../offline-list/visitors-first.ts';
import { keepDecided, takeSequence, waitingScans } from '../offline-queue/scan-queue.ts';
import { takeScanBack } from '../offline-queue/take-back.ts';
import { type ChangeGate, clearedFor, enteredBy, type GateState } from './gate-state.ts';
import { decideByList, noteOnList, shownOffline, takeBackOnList } from './offline-gate.ts';
import { clientDisabled, notChecked, type ShownVerdict, shownAnswer } from './shown-verdict.ts';
import { useCatchUp } from './use-catch-up.ts';

/** A group that waits for its number has one already. */
type ScanToCheck = Pick<LastScan, 'code' | 'direction' | 'at'> & { sequence?: number };

/** A scan that let visitors in, for as long as it can be taken back; or a group that waits for its number. */
interface LastScan {
  sequence: number;
  code: string;
  direction: ScanDirection;
  at: Date;
  passed: string[];
  /** How many it let in. */
  entered: number;
}

export interface Gate extends GateState {
  scan(code: string, direction: ScanDirection): Promise<ShownVerdict | null>;
  /** So many of the group ticket that was scanned come in. */
  letIn(people: number): Promise<ShownVerdict | null>;
  undo(): Promise<void>;
  next(): void;
  dismissSettled(): void;
}

/**
 * The gate of a paired device: scans a code, decides by its own list when there is no connection, keeps what it decided,
 * and sends it once there is one. `onNotPaired` is called when the server no longer knows the device, `onRenamed` with
 * what the server now says of it.
 */
export function useGate(
  device: RememberedDevice,
  onRenamed: (device: RememberedDevice) => void,
  onNotPaired: () => void,
  isAsleep: boolean,
): Gate {
  const [state, setState] = useState<GateState>(() => ({
    ...{
      shown: null,
      isChecking: false,
      isStopped: false,
      settled: null,
      today: null,
      enteredHere: 0,
      list: null,
    },
    offlineSince: navigator.onLine ? null : new Date(),
    waiting: waitingScans().length,
  }));
  const change = useCallback<ChangeGate>(
    (part) =>
      setState((before) => {
        const changed = typeof part === 'function' ? part(before) : part;
        return changed ? { ...before, ...changed } : before;
      }),
    [],
  );
  const isBusy = useRef(false);
  const last = useRef<LastScan | null>(null);
  useCatchUp({ device, isAsleep, onRenamed, onNotPaired, change });
  const isOffline = state.offlineSince !== null;

  const check = useCallback(
    async (
      { code, direction, at, sequence: numbered }: ScanToCheck,
      people: number | null,
    ): Promise<ShownVerdict | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      change((before) => clearedFor(before, isOffline));
      try {
        // While its number is taken and the server is asked: it may not answer, and what it lets in is noted on the list.
        const deciding = decideByList({ code, direction, people, at });
        const input = { code, direction, at: at.toISOString(), ...(people === null ? {} : { people }) };
        const decided = deciding.then((byList) => {
          const told = byList?.reason ?? 'not-on-list';
          return told === 'how-many' ? null : { ...input, told, passed: byList?.passed ?? [] };
        });
        const sequence = isOffline
          ? await keepDecided(numbered, decided)
          : (numbered ?? (await takeSequence()));
        const call = isOffline
          ? { kind: 'unreachable' as const }
          : await sendScan(device.key, { ...input, sequence });
        if (call.kind === 'not-paired') {
          onNotPaired();
          return null;
        }
        if (call.kind === 'unreachable' && !isOffline) await keepDecided(sequence, decided);
        const byList = await deciding;
        const isPassed =
          call.kind === 'unreachable' || (call.kind === 'answered' && call.value.verdict === 'valid');
        // The queue has it. The next decision waits for the note, as the database takes them in turn.
        if (byList && isPassed)
          void noteOnList(byList.passed, { at, direction, deviceName: device.name }, byList.unlisted);
        const shown =
          call.kind === 'unreachable'
            ? shownOffline(byList)
            : call.kind === 'answered'
              ? shownAnswer(call.value)
              : call.kind === 'stopped'
                ? clientDisabled()
                : notChecked(false);
        const entered = enteredBy(shown);
        last.current = { sequence, code, direction, at, passed: byList?.passed ?? [], entered };
        change(({ offlineSince, enteredHere, today }) => ({
          shown,
          isStopped: call.kind === 'stopped',
          offlineSince: call.kind === 'unreachable' ? (offlineSince ?? new Date()) : null,
          waiting: waitingScans().length,
          enteredHere: enteredHere + entered,
          today: call.kind === 'answered' ? call.value.today : today,
        }));
        return shown;
      } finally {
        isBusy.current = false;
        change(({ isChecking }) => (isChecking ? { isChecking: false } : null));
      }
    },
    [device.key, device.name, isOffline, onNotPaired, change],
  );

  const scan = useCallback(
    (code: string, direction: ScanDirection) =>
      visitorFirst(check({ code, direction, at: new Date() }, null)),
    [check],
  );
  const letIn = useCallback(
    async (people: number) =>
      last.current ? visitorFirst(check({ ...last.current, at: new Date() }, people)) : null,
    [check],
  );
  const undo = useCallback(async () => {
    const undone = last.current;
    if (!undone) return;
    last.current = null;
    const { sequence, at, passed, entered } = undone;
    // At once: the next visitor's verdict is not to be taken off the screen.
    change({ shown: null });
    await takeBackOnList(passed, at);
    const call = await takeScanBack({ sequence, at: new Date().toISOString() }, (undo) =>
      undoScan(device.key, undo),
    );
    change(({ enteredHere, today }) => ({
      today: call?.kind === 'answered' ? call.value.today : today,
      waiting: waitingScans().length,
      enteredHere: Math.max(0, enteredHere - entered),
    }));
  }, [device.key, change]);

  const next = useCallback(() => change({ shown: null }), [change]);
  const dismissSettled = useCallback(() => change({ settled: null }), [change]);
  return { ...state, scan, letIn, undo, next, dismissSettled };
}
