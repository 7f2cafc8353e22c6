import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { expect, test } from 'vitest';
import { changedTimeslots } from './changed-timeslots.ts';

const { t } = readTranslator('en', ['scheduler']);

const said = (addedCount: number, removedCount: number, changedCount: number) => {
  const parts = changedTimeslots({ addedCount, removedCount, changedCount }, t) || 'none';
  return t('scheduler.undo.text', { name: 'Summer', account: 'Fleur', parts });
};

test('the notice of a changed schedule names only what changed', () => {
  expect(said(0, 12, 0)).toBe('Summer changed by Fleur. Timeslots: 12 removed.');
  expect(said(3, 0, 1)).toBe('Summer changed by Fleur. Timeslots: 3 added, 1 changed.');
  expect(said(0, 0, 0)).toBe('Summer changed by Fleur. No timeslots changed.');
});
