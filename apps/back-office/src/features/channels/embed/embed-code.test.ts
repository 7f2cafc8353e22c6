import { expect, test } from 'vitest';
import { embedCode, embedPolicy } from './embed-code.ts';
import { kioskAddress } from './kiosk-address.ts';

const page = 'https://tickets.example/shop/getij/salt%20light';
const plain = { mode: 'button', language: null, ticketGroupId: null, campaign: '' } as const;

test('the code is one script and one element, with what was chosen', () => {
  expect(embedCode(page, plain, 'Tickets')).toBe(
    '<script async src="https://tickets.example/shop/embed.js"></script>\n' +
      '<foyer-tickets channel="getij/salt light">Tickets</foyer-tickets>',
  );
  const chosen = {
    mode: 'inline',
    language: 'nl',
    ticketGroupId: 'g1',
    campaign: ' "spring" & <b> ',
  } as const;
  expect(embedCode(page, chosen, 'Tickets')).toContain(
    'mode="inline" language="nl" group="g1" campaign="&quot;spring&quot; &amp; &lt;b>"></foyer-tickets>',
  );
});

test('a link of the website’s own leads to the sales page without scripts too', () => {
  expect(embedCode(page, { ...plain, mode: 'popover' }, 'Tickets')).toContain(
    `<a href="${page}">Tickets</a>`,
  );
});

test('the policy names one address', () => {
  expect(embedPolicy(page)).toBe('script-src https://tickets.example; frame-src https://tickets.example');
});

test('a kiosk opens the sales page as one', () => {
  expect(kioskAddress(page)).toBe(`${page}?point=kiosk`);
});
