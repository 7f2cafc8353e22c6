import { useEffect, useState } from 'react';

/** So long without a scan or a touch and the gate sleeps: no camera, no calls, a dark screen. */
const sleepsAfterMs = 5 * 60_000;

/** A touch or a key wakes it: also the first character of a handheld scanner. */
export function useSleep(): boolean {
  const [isAsleep, setIsAsleep] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIsAsleep(true), sleepsAfterMs);
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAsleep(true), sleepsAfterMs);
      setIsAsleep(false);
    };
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    document.addEventListener('gate-scan', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
      document.removeEventListener('gate-scan', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return isAsleep;
}

/** Whether the page is in view: a camera behind another app only costs battery. */
export function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
