import { describe, expect, test } from 'vitest';
import { decidePublication, publicationState } from './channel-publication.ts';

const always = { startDate: null, endDate: null };
const spring = { startDate: '2027-03-01', endDate: '2027-05-31' };

describe('the state of a channel', () => {
  test.each([
    ['a published page without dates is published', true, always, '2026-11-20', 'published'],
    ['a page that is switched off is unpublished', false, always, '2026-11-20', 'unpublished'],
    ['a page that starts in March is upcoming in November', true, spring, '2026-11-20', 'upcoming'],
    ['it opens on its first day', true, spring, '2027-03-01', 'published'],
    ['it is still open on its last day', true, spring, '2027-05-31', 'published'],
    ['it has closed the day after', true, spring, '2027-06-01', 'unpublished'],
    ['switched off, it is unpublished before its start too', false, spring, '2026-11-20', 'unpublished'],
  ] as const)('%s', (_, publicationOn, period, today, state) => {
    expect(publicationState({ publicationOn, ...period }, today)).toBe(state);
  });
});

describe('publishing', () => {
  const off = { publicationOn: false, ...spring };

  test('a page with a start in the future may keep its start date and is then upcoming', () => {
    const result = decidePublication(off, '2026-11-20', 'keep the start date');
    expect(result).toEqual({ ok: true, value: { ...off, publicationOn: true } });
    expect(result.ok && publicationState(result.value, '2026-11-20')).toBe('upcoming');
  });

  test('or starts today', () => {
    const result = decidePublication(off, '2026-11-20', 'start today');
    expect(result).toEqual({ ok: true, value: { ...off, publicationOn: true, startDate: '2026-11-20' } });
  });

  test('publishing an upcoming page moves its start to today', () => {
    const upcoming = { ...off, publicationOn: true };
    const result = decidePublication(upcoming, '2026-11-20', 'keep the start date');
    expect(result.ok && result.value.startDate).toBe('2026-11-20');
  });

  test('a page whose end has passed is not published', () => {
    const result = decidePublication(off, '2027-06-01', 'start today');
    expect(result).toEqual({ ok: false, refusals: [{ code: 'publication-ended', field: 'endDate' }] });
  });
});
