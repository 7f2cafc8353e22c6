import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import type { GateFigure } from '../app/gate-header.tsx';
import type { GateMessages } from '../app/messages.ts';
import type { GateState } from './gate-state.ts';

/** The figure of the header: today's entries of the museum; at an exit who is inside; without a connection this device's own. */
export function gateFigure(
  { today, offlineSince, enteredHere }: Pick<GateState, 'today' | 'offlineSince' | 'enteredHere'>,
  direction: ScanDirection,
  { t, number: written }: GateMessages,
): GateFigure | null {
  if (offlineSince) {
    const spoken = t('scanner.count.hereSpoken', { count: written(enteredHere) });
    return { count: enteredHere, text: t('scanner.count.here'), spoken };
  }
  if (!today) return null;
  if (direction === 'out') {
    const spoken = t('scanner.count.insideSpoken', { count: written(today.inside) });
    return { count: today.inside, text: t('scanner.count.inside'), spoken };
  }
  return {
    count: today.scans,
    text: t('scanner.count.in', { count: written(today.reservations) }),
    spoken: t('scanner.count.spoken', {
      scans: written(today.scans),
      reservations: written(today.reservations),
    }),
  };
}
