// @vitest-environment happy-dom
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderParts } from '../app/texts.tsx';
import { screenInUse } from '../components/screen-in-use.tsx';
import { ClosureChoice } from './closure-choice.tsx';
import TicketNames from './ticket-names.tsx';

/** What the server was asked, the oldest first. */
const sent: unknown[] = [];
let isConnected = false;

beforeEach(() => {
  sent.length = 0;
  isConnected = false;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    if (!isConnected) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = {
  number: '1001',
  firstName: 'Anna',
  client: { subdomain: 'getij', name: 'Getij', town: 'Delft', logoUrl: null },
  tickets: [{ id: 't1', typeName: 'Adult', visitorName: '', isNameable: true }],
} as VisitorOrder;

const closure = {
  visitId: 'v1',
  reason: 'storm',
  note: '',
  date: '2026-12-01',
  time: '11:00',
  heads: 2,
  amountMinor: 3500,
  currency: 'EUR',
  state: 'asked',
  offersRefund: true,
  withoutAnswer: 'refund',
  deadline: null,
  movedTo: null,
  today: '2026-11-28',
  firstTimes: [
    { id: 's1', date: '2026-12-02', time: '13:00', left: 9 },
    { id: 's2', date: '2026-12-03', time: '14:30', left: 9 },
  ],
} satisfies VisitorClosure;

test('a name corrected after the connection was lost is the one that Try again sends', async () => {
  const page = await screenInUse(<TicketNames order={order} secret="secret" reload={() => {}} />, orderParts);
  await page.type('Name on this ticket', 'Ana');
  await page.press('Save');
  await page.sees('There is no connection');
  await page.type('Name on this ticket', 'Anna Visser');
  isConnected = true;
  await page.press('Try again');
  await page.sees('The names are saved');
  expect(sent.at(-1)).toEqual({ names: [{ ticketId: 't1', name: 'Anna Visser' }] });
  await page.leave();
});

test('a visitor who chooses the refund after a lost connection is not offered to move by Try again', async () => {
  const page = await screenInUse(
    <ClosureChoice secret="secret" order={order} closure={closure} reload={() => {}} />,
    orderParts,
  );
  await page.press('13:00');
  await page.press('Move my visit');
  await page.sees('Try again');
  await page.press('the way you paid');
  expect(page.element.textContent).not.toContain('Try again');
  isConnected = true;
  await page.press('Refund my tickets');
  await page.until(() => sent.length === 2);
  expect(sent).toEqual([
    { choice: 'move', visitId: 'v1', timeslotId: 's1' },
    { choice: 'refund', visitId: 'v1' },
  ]);
  await page.leave();
});
