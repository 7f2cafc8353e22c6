import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import type { MailWords } from './mail-words.ts';

const words: MailWords = {
  locale: 'en-GB',
  sender: { name: 'Getij', town: 'Havenstad' },
  colours: { brand: '#C2402A', ink: '#12263A' },
  heading: 'See you on Friday, Yusuf',
  paragraphs: ['Your 4 tickets for Salt & Light are attached.'],
  card: { title: 'Friday 20 November 2026, 14:30', lines: ['2 × Adult', 'Havenkade 1, Havenstad'] },
  button: { label: 'Open my tickets', url: 'https://tickets.example/shop/order/abc?x=1&y=2' },
  footer: ['Order GT-104877'],
};

test('the two parts of a mail say the same', async () => {
  const { html, text } = await composeMail(words);
  expect(text).toBe(`See you on Friday, Yusuf

Your 4 tickets for Salt & Light are attached.

Friday 20 November 2026, 14:30
2 × Adult
Havenkade 1, Havenstad

Open my tickets:
https://tickets.example/shop/order/abc?x=1&y=2

-- 
Getij, Havenstad
Order GT-104877
`);
  for (const said of ['See you on Friday, Yusuf', 'Salt &amp; Light', '2 × Adult', 'Order GT-104877']) {
    expect(html).toContain(said);
  }
  expect(html).toContain('href="https://tickets.example/shop/order/abc?x=1&amp;y=2"');
});

test('a name cannot bring in markup, files or styles', async () => {
  const { html } = await composeMail({
    ...words,
    heading: '<script>alert(1)</script><mj-include path="/etc/passwd" />',
    colours: { brand: 'red;background:url(https://evil.example)', ink: '#12263A' },
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('root:');
  expect(html).not.toContain('evil.example');
});

test('a banner is above everything, with its alternative text', async () => {
  const banner = { url: 'https://tickets.example/images/1/2', alt: 'Waves & "salt"' };
  const { html, text } = await composeMail({ ...words, banner });
  expect(html).toMatch(
    /alt="Waves &amp; &quot;salt&quot;"[^>]*src="https:\/\/tickets.example\/images\/1\/2"/,
  );
  expect(html.indexOf('Waves')).toBeLessThan(html.indexOf('Getij'));
  expect(text).not.toContain('Waves');
});

test('a receipt has its lines and its total in both parts, and the logo in place of the name', async () => {
  const prices = [
    { label: '2 × Adult <b>', amount: '€35.00' },
    { label: 'Total, of which VAT €2.89', amount: '€35.00' },
  ];
  const logoUrl = 'https://tickets.example/images/1/3';
  const { html, text } = await composeMail({ ...words, prices, logoUrl });
  expect(text).toContain('2 × Adult <b>: €35.00\nTotal, of which VAT €2.89: €35.00\n');
  expect(html).toContain('2 × Adult &lt;b&gt;');
  expect(html).toMatch(/alt="Getij"[^>]*src="https:\/\/tickets.example\/images\/1\/3"/);
});

test('a light brand colour gets dark letters on its button', async () => {
  const { html } = await composeMail({ ...words, colours: { brand: '#FFC24B', ink: '#12263A' } });
  expect(html).toMatch(/color:#1E1C19[^>]*>\s*Open my tickets/);
});
