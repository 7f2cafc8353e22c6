import { useCallback, useRef, useState } from 'react';

/** Whether the visitor waits for a turn, and what was asked for meanwhile. */
export interface Line {
  isWaiting: boolean;
  /** Until when a cart must be begun; null = at any time. */
  beginUntil: string | null;
  /** Shows the waiting page until it is the visitor's turn. @throws `refusal` where the visitor leaves the line */
  wait: (refusal: Error) => Promise<void>;
  onTurn: (beginUntil: string | null) => void;
  onLeave: () => void;
}

/** Where no visitor waits. */
export const noLine: Line = {
  isWaiting: false,
  beginUntil: null,
  wait: (refusal) => Promise.reject(refusal),
  onTurn: () => {},
  onLeave: () => {},
};

export function useLine(isWaitingAtFirst: boolean): Line {
  const [isWaiting, setWaiting] = useState(isWaitingAtFirst);
  const [beginUntil, setBeginUntil] = useState<string | null>(null);
  const asked = useRef<{ goOn: () => void; giveUp: () => void } | null>(null);
  const end = useCallback((how: 'goOn' | 'giveUp', until: string | null) => {
    setWaiting(false);
    setBeginUntil(until);
    asked.current?.[how]();
    asked.current = null;
  }, []);
  return {
    isWaiting,
    beginUntil,
    wait: useCallback((refusal) => {
      setWaiting(true);
      return new Promise((resolve, reject) => {
        asked.current = { goOn: resolve, giveUp: () => reject(refusal) };
      });
    }, []),
    onTurn: useCallback((until) => end('goOn', until), [end]),
    onLeave: useCallback(() => end('giveUp', null), [end]),
  };
}
