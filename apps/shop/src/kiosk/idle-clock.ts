import {
  type KioskMoment,
  kioskBusyMs,
  kioskFreshMs,
  kioskIdleMs,
  kioskMomentAt,
} from '@foyer/domain/storefront/kiosk-idle.ts';

interface IdleClockOptions {
  /** In milliseconds. */
  now: () => number;
  /** An answer of the server is awaited, or a payment is confirmed. */
  isBusy: () => boolean;
  /** No visitor has been here since it was loaded: a start page without anything chosen. */
  isUntouched: boolean;
}

export interface IdleClock {
  /** A touch or a key. Counts while the page is in use; once it asks, only `stay` answers. */
  touch: () => void;
  stay: () => void;
  read: () => KioskMoment;
}

const inUse: KioskMoment = { kind: 'in use' };

/** How long a kiosk has been left alone. What it was busy with counts as use, until it ends. */
export function idleClock({ now, isBusy, isUntouched: startsUntouched }: IdleClockOptions): IdleClock {
  let since = now();
  let isUntouched = startsUntouched;
  let wasBusy = false;
  const read = (): KioskMoment => {
    // There is no visitor to ask: it is only loaded again.
    if (isUntouched) return now() - since >= kioskFreshMs ? { kind: 'over' } : inUse;
    const busy = isBusy();
    if (wasBusy && !busy) since = now();
    wasBusy = busy;
    return kioskMomentAt(now() - since, busy ? kioskBusyMs : kioskIdleMs);
  };
  const stay = () => {
    since = now();
    isUntouched = false;
  };
  return {
    read,
    stay,
    touch: () => {
      if (read().kind === 'in use') stay();
    },
  };
}
