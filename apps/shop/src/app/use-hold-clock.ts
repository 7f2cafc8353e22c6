import { announcedMinutesLeft, holdSecondsLeft } from '@foyer/domain/storefront/hold-time.ts';
import { useEffect, useState } from 'react';
import type { TimedCart } from './use-cart.ts';

/** Seconds left of a hold by the server's clock, and the minutes to announce when they are reached. */
export function useHoldClock(
  timed: TimedCart | null,
  onEnd: () => void,
): { seconds: number; announced: number | null } {
  const [clock, setClock] = useState<{ seconds: number; announced: number | null }>({
    seconds: 0,
    announced: null,
  });
  const isHeld = timed?.cart.state === 'held';

  useEffect(() => {
    if (!timed || !isHeld) return;
    const endsAtMs = Date.parse(timed.cart.expiresAt) - timed.serverAheadMs;
    let before = holdSecondsLeft(endsAtMs, Date.now());
    setClock({ seconds: before, announced: null });
    const timer = setInterval(() => {
      const seconds = holdSecondsLeft(endsAtMs, Date.now());
      const announced = announcedMinutesLeft(before, seconds);
      before = seconds;
      setClock((old) => ({ seconds, announced: announced ?? old.announced }));
      if (seconds > 0) return;
      clearInterval(timer);
      onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [timed, isHeld, onEnd]);

  return clock;
}
