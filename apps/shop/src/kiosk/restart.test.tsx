// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChoices, noChoices } from '../app/kept-choices.ts';

const start = '/shop/getij/tickets?point=kiosk';
const typed = { firstName: 'Anna' };
/** What the page sent, the oldest first. */
const sent: string[] = [];
let answer: (call: string) => Promise<Response> | Response;
let root: Root;

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answer = () => new Response('{}');
  history.replaceState(null, '', start);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The tab loads a page: nothing of the one before is left but what the browser keeps. */
async function openPage(path: string, begin = () => {}) {
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`);
    return Promise.resolve(answer(`${method} ${path}`));
  });
  history.replaceState(null, '', path);
  const opened = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { startKiosk } = await import('./start-kiosk.tsx');
  const { restart } = await import('./restart.ts');
  startKiosk(begin, root);
  return { restart, opened };
}

const kept = () => JSON.stringify({ ...sessionStorage });
const keepTyped = (cartSecret: string | null = null) =>
  keepChoices('getij', 'tickets', { ...noChoices, typed, cartSecret });

test('what a page still writes after the kiosk started again is gone before the next visitor sees the start page', async () => {
  const { restart, opened } = await openPage(start);
  await restart();
  expect(opened).toHaveBeenCalledWith(start);
  keepTyped('c-late');
  let found = '';
  await openPage(start, () => {
    found = kept();
  });
  expect(found).toContain('foyer.kiosk');
  expect(found).not.toMatch(/Anna|c-late/);
  expect(sent.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /api/shop/carts/c-late?point=kiosk',
  ]);
  keepTyped();
  await openPage(start);
  expect(kept(), 'a visitor who reloads keeps what was typed').toContain('Anna');
});

test('a page that is left writes nothing more, and places that it was just taking are given back', async () => {
  let setChoices = (_: string) => {};
  const Shopping = () => {
    const [name, setName] = useState('Anna');
    setChoices = setName;
    useLayoutEffect(
      () => keepChoices('getij', 'tickets', { ...noChoices, typed: { firstName: name } }),
      [name],
    );
    return name;
  };
  const { restart } = await openPage(start, () => flushSync(() => root.render(<Shopping />)));
  expect(kept()).toContain('Anna');
  let take = (_: Response) => {};
  answer = (call) =>
    call.startsWith('POST') ? new Promise((resolve) => (take = resolve)) : new Response('{}');
  void fetch('/api/shop/getij/tickets/carts', { method: 'POST' });
  const over = restart();
  flushSync(() => setChoices('Anna Visser'));
  expect(kept()).not.toContain('Anna');
  take(new Response(JSON.stringify({ secret: 'c-new' })));
  await over;
  expect(sent).toContain('DELETE /api/shop/carts/c-new?point=kiosk');
});

test('a kiosk that starts again stays covered while the server answers that it is not there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { restart, opened } = await openPage(start);
  let status = 503;
  answer = () => new Response('{}', { status });
  const over = restart();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sent.filter((call) => call === `GET ${start}`)).toHaveLength(3);
  expect(opened).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.kiosk).toBe('leaving');
  status = 200;
  await vi.advanceTimersByTimeAsync(5_000);
  await over;
  expect(opened).toHaveBeenCalledWith(start);
});

test('a payment does not open once the kiosk has started again, and one that did comes back to the start page', async () => {
  const { restart } = await openPage(start);
  const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await restart();
  const { openPayment } = await import('../embed/leave-frame.ts');
  openPayment('https://pay.example/1');
  expect(assigned).not.toHaveBeenCalled();
  const begin = vi.fn();
  const { opened } = await openPage('/shop/order/getij#secret', begin);
  expect(opened).toHaveBeenCalledWith(start);
  expect(begin).not.toHaveBeenCalled();
});
