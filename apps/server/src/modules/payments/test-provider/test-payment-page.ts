import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

export interface TestPaymentPage {
  language: string;
  clientName: string;
  amountMinor: number;
  currency: string;
  /** The ways to end the payment; empty = it has ended. */
  isOpen: boolean;
  returnUrl: string;
}

/** The font of the sales page, from this server: what the page shows is readable before it arrives. */
export const fontPath = '/pay/test/inter.woff2';

const style = `
@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${fontPath}) format("woff2")}
:root{color-scheme:light dark;--paper:#F6F5F2;--card:#FFF;--ink:#1E1C19;--quiet:#5C5750;--line:#8E887D;--brand:#26241F;--on:#FFF}
@media (prefers-color-scheme:dark){:root{--paper:#131211;--card:#1C1B19;--ink:#F2F0EC;--quiet:#B8B2A9;--line:#79736A;--brand:#F2F0EC;--on:#1E1C19}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:16px/24px Inter,"Noto Sans",system-ui,sans-serif;padding:16px}
main{width:100%;max-width:400px;background:var(--card);border-radius:14px;padding:32px 24px;border:1px solid color-mix(in srgb,var(--line) 40%,transparent)}
p{margin:0 0 8px;color:var(--quiet)}
h1{margin:0 0 24px;font-size:40px;line-height:48px;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}
button,a.back{font:inherit;min-height:48px;border-radius:8px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;display:grid;place-items:center;text-decoration:none}
button.pay{background:var(--brand);color:var(--on);border-color:var(--brand);font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid #2447B5;outline-offset:2px}
small{display:block;margin-top:24px;color:var(--quiet);font-size:14px;line-height:20px}
`;

/** The test provider's own page: what a visitor sees where a real provider would ask for money. */
export function renderTestPaymentPage(page: TestPaymentPage, styleNonce: string): string {
  const t = readTranslator(page.language, ['payment']);
  const amount = formatMoney(page.amountMinor, page.currency, t.intlLocale);
  const text = (key: string, params?: Record<string, string>) => escapeHtml(t.t(key, params));
  const button = (outcome: string, key: string, name = '') =>
    `<button type="submit" name="outcome" value="${outcome}" class="${name}">${text(key, { amount })}</button>`;
  const acts = page.isOpen
    ? `<form method="post">
        ${button('paid', 'payment.test.pay', 'pay')}
        ${button('failed', 'payment.test.fail')}
        ${button('cancelled', 'payment.test.cancel')}
        ${button('expired', 'payment.test.expire')}
      </form>`
    : `<p>${text('payment.test.ended')}</p><a class="back" href="${escapeHtml(page.returnUrl)}">${text('payment.test.back')}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(t.intlLocale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${text('payment.test.title')}</title>
    <style nonce="${styleNonce}">${style}</style>
  </head>
  <body>
    <main>
      <p>${text('payment.test.to', { name: page.clientName })}</p>
      <h1>${escapeHtml(amount)}</h1>
      ${acts}
      <small>${text('payment.test.note')}</small>
    </main>
  </body>
</html>`;
}
