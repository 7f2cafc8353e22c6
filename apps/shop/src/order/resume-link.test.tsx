// @vitest-environment happy-dom
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { afterEach, expect, test } from 'vitest';
import { keepChoices, noChoices, readChoices } from '../app/kept-choices.ts';
import { screenInUse } from '../components/screen-in-use.tsx';
import { ResumeLink } from './resume-link.tsx';

afterEach(() => sessionStorage.clear());

const order = {
  client: { subdomain: 'getij' },
  channelUrl: 'members',
  cartSecret: 'c1',
  lines: [{ ticketTypeId: 't1', quantity: 2 }],
  visit: { date: '2026-12-01' },
  timeslot: null,
  totals: { donationMinor: 0 },
} as VisitorOrder;

test('who goes back to the payment is not asked for the code again, and the campaign still counts', async () => {
  keepChoices('getij', 'members', { ...noChoices, codePass: 'friend', campaign: 'spring' });
  const screen = await screenInUse(<ResumeLink order={order} label="Back to payment" />);
  await screen.sees('Back to payment');
  const link = screen.element.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(readChoices('getij', 'members')).toMatchObject({
    cartSecret: 'c1',
    quantities: { t1: 2 },
    codePass: 'friend',
    campaign: 'spring',
  });
  await screen.leave();
});
