// @vitest-environment happy-dom
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutParts } from '../app/texts.tsx';
import CodeGate from '../buyer-code/code-gate.tsx';
import DiscountCodeForm from '../steps/payment/discount-code-form.tsx';
import { EmailMe } from '../waiting/email-me.tsx';
import { waitingParts } from '../waiting/waiting-texts.ts';
import JoinPanel from '../waiting-list/join-panel.tsx';
import { PageHeading } from './page-heading.tsx';
import { screenInUse } from './screen-in-use.tsx';

let screen: Awaited<ReturnType<typeof screenInUse>>;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ pass: 'p1', place: 'w1' })));
afterEach(async () => {
  await screen.leave();
  vi.unstubAllGlobals();
});

/** With the keyboard: what is pressed has the focus. */
async function press(words: string): Promise<void> {
  await screen.sees(words);
  [...screen.element.querySelectorAll('button')].find((one) => one.textContent?.includes(words))?.focus();
  await screen.press(words);
}
const focused = () => {
  const { activeElement, body } = document;
  return activeElement === body ? 'nothing' : activeElement?.textContent;
};

function Payment() {
  const [discount, setDiscount] = useState<Cart['discount']>(null);
  const cart = {
    applyCode: async (code: string | null) =>
      setDiscount(code === null ? null : { title: 'Spring', code, offMinor: 200 }),
    keepCodes: async () => {},
  };
  const codes: Cart['codes'] = [];
  const held = { discount, codes, currency: 'EUR', totals: { totalMinor: 1000 } } as Cart;
  return (
    <DiscountCodeForm
      heading="Friends pay less"
      intro={undefined}
      held={held}
      cart={cart}
      takesCodes={true}
      takesPayingCodes={false}
    />
  );
}

test('a code that is applied or removed with the keyboard leaves the focus at the codes', async () => {
  screen = await screenInUse(<Payment />, checkoutParts);
  await screen.type('Discount code', 'SPRING27');
  await press('Apply');
  await screen.sees('Spring');
  expect(focused()).toBe('Friends pay less');
  await press('Remove');
  await screen.until(() => !screen.element.textContent?.includes('Spring'));
  expect(focused()).toBe('Friends pay less');
});

function HoldersPage() {
  const [isOpen, setOpen] = useState(false);
  const page = { client: { name: 'Getij' } } as SalesPage;
  return isOpen ? (
    <PageHeading title="Choose your tickets" />
  ) : (
    <CodeGate page={page} pagePath="getij/friends" change={() => setOpen(true)} />
  );
}

test('behind the code of a page its first step is read from its heading', async () => {
  screen = await screenInUse(<HoldersPage />);
  await press('Continue');
  await screen.sees('Choose your tickets');
  expect(focused()).toBe('Choose your tickets');
});

function Line() {
  const [isMailed, setMailed] = useState(false);
  const onChanged = () => setMailed(!isMailed);
  return <EmailMe pagePath="getij/visit" isMailed={isMailed} minutesToBegin={10} onChanged={onChanged} />;
}

test('in the line the email field takes the focus that opened it, and what was kept is read after it', async () => {
  screen = await screenInUse(<Line />, waitingParts);
  await press('Email me when it is my turn');
  expect(document.activeElement?.getAttribute('type')).toBe('email');
  await press('Email me');
  await screen.sees('We will email you when it is your turn');
  expect(focused()).toContain('We will email you when it is your turn');
});

test('the waiting list keeps the focus when its form opens, and when the visitor has joined', async () => {
  screen = await screenInUse(
    <JoinPanel
      pagePath="getij/visit"
      isBotChecked={false}
      language="en"
      lines={[]}
      date="2026-12-01"
      fullTimes={[{ id: 's1', time: '14:30' }]}
      isDayFull={false}
      codePass={null}
      email="anna@example.com"
    />,
  );
  await press('waiting list');
  await screen.sees('Email address');
  expect(focused()).toBe('Waiting list');
  await press('Join the waiting list');
  await screen.sees('You are on the waiting list');
  expect(focused()).toBe('Waiting list');
});
