import { expect, test } from 'vitest';
import { hideSecretsInHtml, hideSecretsInText } from './hide-secrets.ts';

const TOKEN = 'qF3vQ0yN2cB8sTz1mWk7XrJd5uHgPaLeO4iV6oYxE9w';

test.each([
  ['a link', `Open https://tickets.example/shop/order/${TOKEN}, please`, 'Open [link hidden] please'],
  ['a secret in the query', `https://tickets.example/a?b=1&token=${TOKEN}`, '[link hidden]'],
  ['a secret in the fragment', 'HTTPS://tickets.example/a#x', '[link hidden]'],
  ['a link of another kind', 'foyer-app://order/1', '[link hidden]'],
  [
    'an address without its scheme',
    `tickets.example/shop/order/${TOKEN}`,
    'tickets.example/shop/order/[link hidden]',
  ],
  ['a bare token', `Your token: ${TOKEN}.`, 'Your token: [link hidden].'],
  ['a ticket’s code', 'Code 7KQ4MW9X2PB3TZ8R', 'Code [link hidden]'],
])('%s is hidden', (_what, text, shown) => {
  expect(hideSecretsInText(text)).toBe(shown);
});

test.each([
  'Order GT-104882, 20-11-2026 at 14:30, € 1,250.00',
  'Rondleiding Kindertentoonstelling in Havenstad',
  'order 01935c2e-7b1a-7c3d-8e4f-0a1b2c3d4e5f failed',
  'at send (file:///srv/foyer/apps/server/src/main.ts:12:3)',
])('what opens nothing stays: %s', (text) => {
  expect(hideSecretsInText(text)).toBe(text);
});

test('a mail keeps its look and its words, and no address of its links, pictures, comments or styles', () => {
  const url = `https://tickets.example/shop/order/${TOKEN}`;
  const shown = hideSecretsInHtml(`<!doctype html><html lang="en"><head><style>a { color: red; }
    @import url(${url});</style><!-- ${url} --></head><body style="margin:0"><img src="${url}" alt="${TOKEN}">
    <script>open('${url}')</script><!--[if mso]><v:roundrect href="${url}">Open</v:roundrect><![endif]-->
    <p title="${TOKEN}">Salt &amp; Light, ${url}?a=1&amp;b=2 or <b>${TOKEN}</b></p><form action="/x?${TOKEN}"></form>
    <a class="b" href="/shop/order/${TOKEN}" data-x="${TOKEN}">Open</a></body></html>`);
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toMatch(/tickets\.example|b=2|<script|<img/);
  expect(shown).toContain('color: red;');
  expect(shown).toContain('<body style="margin:0">');
  expect(shown).toContain('Salt &amp; Light, [link hidden] or <b>[link hidden]</b>');
  expect(shown).toContain('<a class="b">Open [link hidden]</a>');
});

test('a gift card’s code, which no rule tells from a word, is hidden where its mail names it', () => {
  const code = 'G7WD-3NQX-8K4P';
  const named = [code, 'A&B-12'];
  const url = `https://tickets.example/shop/order/getij/gift?language=en#${code}`;
  expect(hideSecretsInText(`${code}\nSee your balance:\n${url}`, named)).toBe(
    '[link hidden]\nSee your balance:\n[link hidden]',
  );
  const shown = hideSecretsInHtml(
    `<title>${code}</title><td>€ 50.00</td><td>${code}, A&amp;B-12</td>`,
    named,
  );
  expect(shown).toContain('<title>[link hidden]</title>');
  expect(shown).toContain('<td>€ 50.00</td><td>[link hidden], [link hidden]</td>');
  expect(hideSecretsInText(`Order GT-104882, ${code}`)).toBe(`Order GT-104882, ${code}`);
});

test('what is hidden already stays as it is', () => {
  const once = hideSecretsInHtml(`<p>https://tickets.example/${TOKEN}</p>`);
  expect(hideSecretsInHtml(once)).toBe(once);
});
