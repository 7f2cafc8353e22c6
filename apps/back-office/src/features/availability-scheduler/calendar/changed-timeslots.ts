import type { Translator } from '@foyer/i18n/translator.ts';

interface ChangedCounts {
  addedCount: number;
  removedCount: number;
  changedCount: number;
}

/** What became of timeslots: '12 added, 3 removed', without what is zero; empty = nothing. */
export function changedTimeslots(counts: ChangedCounts, t: Translator['t']): string {
  const { addedCount, removedCount, changedCount } = counts;
  return [
    addedCount > 0 && t('scheduler.undo.added', { count: addedCount }),
    removedCount > 0 && t('scheduler.undo.removed', { count: removedCount }),
    changedCount > 0 && t('scheduler.undo.changed', { count: changedCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
