// @vitest-environment happy-dom
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useCallback, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenInUse } from '../components/screen-in-use.tsx';
import { useFollowLanguage } from '../steps/use-follow-language.ts';
import { type KeptChoices, keepChoices, noChoices, readChoices } from './kept-choices.ts';
import { useCart } from './use-cart.ts';
import { useCoverInHistory, useIsCurrent } from './use-cover-in-history.ts';
import { useHoldClock } from './use-hold-clock.ts';

/** What the server has of the cart; null = it let the places go. */
let held: Cart | null;
/** What the page sent, the oldest first. */
const sent: [call: string, body: unknown][] = [];
let screen: Awaited<ReturnType<typeof screenInUse>>;

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const cartFor = (changes: Partial<Cart> = {}) =>
  ({
    secret: 'c1',
    state: 'held',
    expiresAt: minutesFromNow(15),
    serverNow: minutesFromNow(0),
    language: 'en',
    timeslot: null,
    visit: { date: null },
    lines: [{ ticketTypeId: 't1', quantity: 2, name: 'Adult', ownTime: null }],
    totals: { totalMinor: 2000, donationMinor: 0 },
    codes: [],
    details: null,
    isPresent: false,
    fingerprint: 'two adults',
    ...changes,
  }) as Cart;

const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ errors: [{ field: 'main', code }] }), { status });

beforeEach(() => {
  held = cartFor();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push([`${method} ${url}`, JSON.parse(String(body))]);
    if (url.endsWith('/visit/carts')) held = cartFor({ secret: 'c2' });
    if (held === null)
      return method === 'GET' ? refused(404, 'cart-not-found') : refused(409, 'cart-expired');
    if (url.endsWith('/language')) held = { ...held, language: 'nl', lines: linesOf('Volwassene') };
    if (url.endsWith('/checkout')) return refused(409, 'price-changed');
    return new Response(JSON.stringify(held));
  });
  keepChoices('getij', 'visit', { ...noChoices, cartSecret: 'c1', quantities: { t1: 2 } });
});
afterEach(async () => {
  await screen.leave();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const linesOf = (name: string, quantity = 2) =>
  [{ ticketTypeId: 't1', quantity, name, ownTime: null }] as Cart['lines'];

const anyDay = { timeslotId: null, date: null };

/** A sales page with nothing but its cart. */
function Page() {
  const [choices, setChoices] = useState(() => readChoices('getij', 'visit'));
  const [language, setLanguage] = useState('en');
  const [news, setNews] = useState('');
  const change = useCallback((more: Partial<KeptChoices>) => setChoices((old) => ({ ...old, ...more })), []);
  useLayoutEffect(() => keepChoices('getij', 'visit', choices), [choices]);
  const cart = useCart('getij/visit', {
    choices,
    change,
    isBotChecked: false,
    onGone: useCallback(() => setNews('released'), []),
    onOrdered: useCallback(() => setNews('ordered'), []),
    wait: async () => {},
  });
  useFollowLanguage(cart.timed, language, cart.show);
  useCoverInHistory(useIsCurrent('getij', 'visit', choices, cart.show));
  const clock = useHoldClock(cart.timed, cart.endIfOver);
  const shown = cart.timed?.cart;
  const pay = () => void cart.checkOut('test', null).catch((error) => setNews(error.code));
  return (
    <>
      <p>
        {clock.seconds > 0 ? `time left: ${Math.ceil(clock.seconds / 60)} min` : 'no time left'};{' '}
        {shown?.lines.map(({ quantity, name }) => `${quantity} × ${name}`)}; chosen: {choices.quantities.t1};{' '}
        {choices.isPresent ? 'a present' : 'a visit'}; {news}
        {cart.hasFailed && 'the cart did not arrive'}
      </p>
      <button type="button" onClick={cart.reload}>
        Try again
      </button>
      <button type="button" onClick={pay}>
        Pay
      </button>
      <button
        type="button"
        onClick={() => void cart.hold(anyDay, [{ ticketTypeId: 't1', quantity: 2 }], 'en')}
      >
        Hold places
      </button>
      <button type="button" onClick={() => setLanguage('nl')}>
        Nederlands
      </button>
    </>
  );
}

const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('back from the bank the page shows the time that going to pay has added', async () => {
  held = cartFor({ expiresAt: minutesFromNow(3) });
  screen = await screenInUse(<Page />);
  await screen.sees('time left: 3 min');
  held = cartFor({ expiresAt: minutesFromNow(10) });
  comeBack();
  await screen.sees('time left: 10 min');
});

test('places whose time the server has lengthened are not released when the clock of the page ends', async () => {
  held = cartFor({ expiresAt: minutesFromNow(0) });
  screen = await screenInUse(<Page />);
  await screen.sees('no time left; 2 × Adult');
  held = cartFor({ expiresAt: minutesFromNow(10) });
  await screen.sees('time left: 10 min');
  expect(screen.element.textContent).not.toContain('released');
  expect(readChoices('getij', 'visit').cartSecret).toBe('c1');
});

test('places that the server has let go are released when the clock of the page ends', async () => {
  held = cartFor({ expiresAt: minutesFromNow(0) });
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  held = null;
  await screen.sees('released');
  expect(readChoices('getij', 'visit')).toMatchObject({ cartSecret: null, quantities: { t1: 2 } });
});

test('places whose time ran out before a reload: it is said, and the tickets are still chosen', async () => {
  held = null;
  screen = await screenInUse(<Page />);
  await screen.sees('released');
  expect(readChoices('getij', 'visit')).toMatchObject({ cartSecret: null, quantities: { t1: 2 } });
});

test('new places in the place of those whose time ran out: the details that were sent are typed again', async () => {
  const details = { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com', phone: null };
  held = cartFor({ details });
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  held = null;
  await screen.press('Hold places');
  await screen.until(() => readChoices('getij', 'visit').cartSecret === 'c2');
  expect(readChoices('getij', 'visit').typed).toMatchObject({ firstName: 'Anna', email: 'anna@example.com' });
});

test.each([
  ['at the next choice of a time', 'Hold places'],
  ['after a reload', null],
])(
  'a present whose places ran out leads back to its own page, and is not bought once more: %s',
  async (_, act) => {
    const left = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    keepChoices('getij', 'visit', {
      ...readChoices('getij', 'visit'),
      presentAt: '/shop/gift/getij?over=1#mine',
    });
    if (act === null) held = null;
    screen = await screenInUse(<Page />);
    if (act !== null) {
      await screen.sees('2 × Adult');
      held = null;
      await screen.press(act);
    }
    await vi.waitFor(() => expect(left.mock.calls).toEqual([['/shop/gift/getij?over=1#mine']]));
    await screen.until(() => readChoices('getij', 'visit').presentAt === null);
    expect(readChoices('getij', 'visit')).toMatchObject({ cartSecret: null, quantities: {} });
    expect(sent.filter(([call]) => call.startsWith('POST'))).toEqual([]);
    expect(screen.element.textContent).not.toContain('released');
    left.mockRestore();
  },
);

test('an order that was paid elsewhere ends the cart when the clock of the page ends', async () => {
  held = cartFor({ expiresAt: minutesFromNow(0) });
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  held = cartFor({ state: 'completed' });
  await screen.sees('ordered');
});

test('held tickets follow the language of the page, asked for once', async () => {
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  await screen.press('Nederlands');
  await screen.sees('2 × Volwassene');
  expect(sent).toEqual([['PUT /api/shop/carts/c1/language', { language: 'nl' }]]);
});

/** What the server does once, before it answers as ever. */
function answersOnce(answer: () => Response): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('fetch', fetch);
    return answer();
  });
}
const isDown = () => {
  throw new TypeError('no connection');
};

test.each([
  ['the server fails', () => refused(503, 'something-went-wrong')],
  ['the server is too busy', () => refused(429, 'too-many-attempts')],
  ['there is no connection', isDown],
])('a reload just when %s keeps the cart, and shows it after another try', async (_, answer) => {
  answersOnce(answer);
  screen = await screenInUse(<Page />);
  await screen.sees('the cart did not arrive');
  expect(readChoices('getij', 'visit').cartSecret).toBe('c1');
  await screen.press('Try again');
  await screen.sees('2 × Adult');
  expect(screen.element.textContent).not.toContain('did not arrive');
});

test('without a connection the language of the tickets is asked for again', async () => {
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  answersOnce(isDown);
  await screen.press('Nederlands');
  await screen.sees('2 × Volwassene');
});

test('a language that the server refuses is asked for once', async () => {
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  held = null;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await screen.press('Nederlands');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await screen.sees('2 × Adult');
  expect(timers.mock.calls.filter(([, delay]) => delay === 5_000)).toEqual([]);
  timers.mockRestore();
});

test('a present whose payment failed is still a present', async () => {
  held = cartFor({ isPresent: true });
  screen = await screenInUse(<Page />);
  await screen.sees('a present');
});

test('what another tab chose is shown before it is paid', async () => {
  screen = await screenInUse(<Page />);
  await screen.sees('2 × Adult');
  held = cartFor({ fingerprint: 'three adults', lines: linesOf('Adult', 3) });
  await screen.press('Pay');
  await screen.sees('3 × Adult; chosen: 3; a visit; price-changed');
  expect(sent).toMatchObject([
    ['POST /api/shop/carts/c1/checkout', { shown: { fingerprint: 'two adults', dueMinor: 2000 } }],
  ]);
});
