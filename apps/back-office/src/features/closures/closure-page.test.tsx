// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawPart, factsOfMuseum } from '../../app/pages/drawn-part.tsx';
import ClosurePage from './closure-page.tsx';

const closure = {
  ...{ id: 'storm', where: ['Getij'], fromLocal: '2030-06-15 00:00', untilLocal: '2030-06-16 00:00' },
  ...{ reason: 'other', note: 'A burst pipe', remedy: 'close', offersRefund: false, withoutAnswer: 'keep' },
  ...{ deadlineAt: null, pausedAt: null, liftedAt: null, totals: [], closedByName: 'Femke' },
  ...{ timeslotCount: 4, dayCount: 0, shortenedDayCount: 0, groupCount: 0 },
  ...{ createdAt: '2030-06-15T06:00:00Z', timeZone: 'Europe/Amsterdam' },
};

it('the desk notice of a closure names on paper the museum, when it was printed, the day and why', async () => {
  const { page, leave } = await drawPart(<ClosurePage />, [
    factsOfMuseum,
    { query: 'ClosureProgress', variables: { id: '' }, data: { closure } },
  ]);
  const head = page.querySelector('[data-paper-head]')?.textContent ?? '';
  expect(head).toMatch(/^Getij MuseumPrinted \d\d-\d\d-\d{4} \d\d:\d\d/);
  expect(head).toContain('Closed 15-06-2030');
  expect(head).toContain('A burst pipe · Getij · by Femke, 15-06-2030 08:00');
  await leave();
});
