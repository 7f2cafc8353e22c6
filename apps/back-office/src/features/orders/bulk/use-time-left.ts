import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useRef } from 'react';

/** 'About 40 seconds', by what was done since the card was opened; nothing while that says too little. */
export function useTimeLeft(isRunning: boolean, left: number, settled: number): string | undefined {
  const { t } = useMessages();
  const begun = useRef<{ at: number; settled: number }>(undefined);
  if (!isRunning) {
    begun.current = undefined;
    return undefined;
  }
  begun.current ??= { at: Date.now(), settled };
  const done = settled - begun.current.settled;
  const passed = (Date.now() - begun.current.at) / 1000;
  if (done < 5 || passed < 3) return undefined;
  const seconds = Math.ceil((left * passed) / done);
  return seconds < 90
    ? t('order-bulk.seconds', { count: Math.max(10, Math.ceil(seconds / 10) * 10) })
    : t('order-bulk.minutes', { count: Math.ceil(seconds / 60) });
}
