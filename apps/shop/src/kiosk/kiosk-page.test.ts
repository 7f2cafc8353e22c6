// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { scaledQuery, tendPage } from './kiosk-page.ts';

test('a page that is shown larger is narrow in a window that is wider', () => {
  expect(scaledQuery('(max-width: 900px)', 1.5)).toBe('(max-width: 1350px)');
  expect(scaledQuery('(min-width: 100px) and (hover: hover)', 2)).toBe(
    '(min-width: 200px) and (hover: hover)',
  );
  expect(scaledQuery('print', 2)).toBe('print');
});

test('a link with an unreadable address is text, and the rest of the page is still cared for', () => {
  document.body.innerHTML = `<a href="https://">Broken</a><a href="https://getij.example/">Out</a>
    <a href="/shop/getij/tickets/date">Date</a><input>`;
  tendPage('/shop/getij/tickets?point=kiosk', 1);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    null,
    null,
    '/shop/getij/tickets/date?point=kiosk',
  ]);
  expect(document.querySelector('input')?.autocomplete).toBe('off');
});
