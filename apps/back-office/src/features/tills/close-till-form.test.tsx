// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawPart, factsOfMuseum } from '../../app/pages/drawn-part.tsx';
import type { OpenSession, OwnTill } from '../../components/tills/use-own-till.ts';
import { CloseTillForm } from './close-till-form.tsx';

const none = { count: 0, amountMinor: 0 };
const session: OpenSession = {
  ...{ id: 'today', openedAt: '2030-06-15T07:30:00Z', openedByName: 'Femke', isTest: false },
  currency: 'EUR',
  floatMinor: 10_000,
  report: {
    ...{ entries: 2, freeDifferenceMinor: 100, differenceLimitMinor: 500, sales: 2, movements: [] },
    figures: {
      ...{ floatMinor: 10_000, expectedMinor: 10_000, putIn: none, takenOut: none },
      means: [
        { means: 'cash', sales: none, refunds: none },
        { means: 'card', sales: { count: 2, amountMinor: 3500 }, refunds: none },
      ],
    },
  },
};
const till: OwnTill = {
  ...{ id: 'desk-1', version: 1, name: 'Desk 1', locationId: 'getij', printer: '', closedDay: null },
  ...{ hoursToday: null, location: { id: 'getij', name: 'Getij' }, session, lastClose: null },
  currency: 'EUR',
};

it('the count sheet on paper says what was typed: what stays in the drawer, the terminal and what happened', async () => {
  const { page, type, leave } = await drawPart(<CloseTillForm till={till} session={session} />, [
    factsOfMuseum,
  ]);
  const onPaper = () => [...page.querySelectorAll('[class*=onPaper]')].map((one) => one.textContent);
  expect(onPaper().slice(0, 2)).toEqual(['–', 'Stays in the drawer €100.00']);
  await type('What happened', 'A note of 50 went missing');
  await type('Terminal', '34.50');
  await type('Stays in the drawer', '75');
  expect(onPaper().slice(0, 3)).toEqual([
    'What happened: A note of 50 went missing',
    '€34.50',
    'Stays in the drawer €75.00',
  ]);
  await leave();
});
