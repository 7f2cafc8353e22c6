import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect, useState } from 'react';

interface FreshnessProps {
  time: string;
  openUntil: string | null | undefined;
  readAt: string;
}

const tickMs = 10_000;

/** When the figures were read, in minutes, hours, days and weeks (specification 000, section 9). */
export function Freshness({ time, openUntil, readAt }: FreshnessProps) {
  const { t, freshness } = useMessages();
  const now = useNow(readAt);
  const opening = openUntil ? [t('dashboard.openUntil', { time: openUntil })] : [];
  return [time, ...opening, t('dashboard.updated', { ago: freshness(readAt, now) })].join(' · ');
}

/**
 * This device's clock, moved so that it showed the server's time when the figures came: a wrong clock makes no
 * figure old.
 */
function useNow(readAt: string): number {
  const [now, setNow] = useState(() => Date.parse(readAt));
  useEffect(() => {
    const cameAt = Date.now();
    const tick = () => setNow(Date.parse(readAt) + Date.now() - cameAt);
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [readAt]);
  return now;
}
