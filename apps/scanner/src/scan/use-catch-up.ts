import { useEffect } from 'react';
import type { RememberedDevice } from '../app/device-memory.ts';
import { deviceStatus } from '../app/device-status.ts';
import { reportAsleep } from '../app/gate-api.ts';
import { waitingScans } from '../offline-queue/scan-queue.ts';
import { catchUp } from './catch-up.ts';
import { type ChangeGate, settledWith } from './gate-state.ts';
import { prepareOffline, readKeptList } from './offline-gate.ts';

const refreshEveryMs = 15_000;

interface CatchUp {
  device: RememberedDevice;
  /** Then it asks nothing, so that the battery lasts. */
  isAsleep: boolean;
  onRenamed: (device: RememberedDevice) => void;
  onNotPaired: () => void;
  change: ChangeGate;
}

/** Keeps a gate up to date while it is looked at, and at once when a connection comes back. */
export function useCatchUp({ device, isAsleep, onRenamed, onNotPaired, change }: CatchUp): void {
  const { key, name } = device;
  useEffect(() => {
    // One at a time: two at once would both send what waits, and count it twice.
    // A connection that comes back meanwhile is not overlooked: then it goes once more.
    let isUnderWay = false;
    let isWantedAgain = false;
    const once = async () => {
      const { context, sent, differing } = await catchUp({ key, name });
      if (context.kind === 'not-paired') return onNotPaired();
      // The connection may have gone since the answer came.
      const isLost = !navigator.onLine || context.kind === 'unreachable' || context.kind === 'rejected';
      const kept = await readKeptList();
      change(({ offlineSince, settled }) => ({
        waiting: waitingScans().length,
        list: kept && { madeAt: kept.list.madeAt, count: kept.count },
        settled: settledWith(settled, { sent, differing }, new Date()),
        isStopped: context.kind === 'stopped',
        offlineSince: isLost ? (offlineSince ?? new Date()) : null,
        ...(context.kind === 'answered' && {
          today: context.value.today,
          enteredHere: context.value.enteredHere,
        }),
      }));
      if (context.kind !== 'answered') return;
      const { deviceName, clientName, location, timeZone } = context.value;
      onRenamed({ key, name: deviceName, clientName, locationName: location?.name ?? null, timeZone });
    };
    const run = async () => {
      if (document.visibilityState !== 'visible' || isAsleep) return;
      isWantedAgain = isUnderWay;
      if (isUnderWay) return;
      isUnderWay = true;
      await once().finally(() => {
        isUnderWay = false;
      });
      if (isWantedAgain) await run();
    };
    const sleep = () => {
      if (document.visibilityState === 'visible') return run();
      void deviceStatus(waitingScans().length).then((status) => reportAsleep(key, status));
    };
    if (isAsleep) void deviceStatus(waitingScans().length).then((status) => reportAsleep(key, status));
    void run().then(prepareOffline);
    const timer = setInterval(run, refreshEveryMs);
    // The sign comes at once: the next call could be a poll interval away.
    const lose = () => change(({ offlineSince }) => ({ offlineSince: offlineSince ?? new Date() }));
    window.addEventListener('online', run);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', sleep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
      window.removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', sleep);
    };
  }, [key, name, isAsleep, onRenamed, onNotPaired, change]);
}
