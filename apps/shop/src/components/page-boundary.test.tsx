// @vitest-environment happy-dom

import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTextFiles, salesParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { failedPageWords } from './failed-page-words.ts';
import { PageBoundary, SidePart } from './page-boundary.tsx';
import { screenInUse } from './screen-in-use.tsx';

// React writes each failure that a boundary shows to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const blocked = () => Promise.reject(new Error('assets/part.js could not be fetched'));
const aPart = () => lazy<() => null>(blocked);

const files = import.meta.glob<Record<string, string>>(
  '../../../../packages/i18n/src/catalogues/*/visitors/shop.json',
  { import: 'default' },
);
const shopFile = (language: string) =>
  `../../../../packages/i18n/src/catalogues/${language}/visitors/shop.json`;

test('a foot that does not arrive leaves the tickets where they are', async () => {
  const Foot = aPart();
  const page = await screenInUse(
    <>
      <p>Your code</p>
      <SidePart awaited={<p>Foot awaited</p>}>
        <Foot />
      </SidePart>
    </>,
  );
  await page.sees('Your code');
  expect(page.element.textContent).toBe('Your code');
  await page.leave();
});

test('a step that does not arrive says so and offers to load it again, and going back shows the earlier one', async () => {
  const Payment = aPart();
  const stepOf = (step: string) => (
    <PageBoundary place={step}>
      <Suspense>{step === 'payment' ? <Payment /> : <p>Your details</p>}</Suspense>
    </PageBoundary>
  );
  const page = await screenInUse(stepOf('payment'));
  await page.sees('The page could not be loaded');
  expect(page.element.textContent).toContain('What you chose is kept.');
  expect(page.element.querySelector('button')?.textContent).toBe('Try again');
  await page.draw(stepOf('details'));
  await page.sees('Your details');
  await page.leave();
});

test('where the words of the page do not arrive it keeps its title and offers in its language to load it again', async () => {
  addTextFiles({ [shopFile('nl')]: blocked });
  document.documentElement.lang = 'nl';
  document.title = 'Museum Getij';
  const page = await screenInUse(
    <PageBoundary>
      <TextsProvider language="nl" parts={salesParts}>
        <p>Kies uw tickets</p>
      </TextsProvider>
    </PageBoundary>,
    null,
  );
  await page.sees('Museum Getij');
  expect(page.element.querySelector('button')?.textContent).toBe('Opnieuw proberen');
  addTextFiles(files);
  document.documentElement.lang = 'en';
  await page.leave();
});

test('where only the words of another language do not arrive the page keeps those that it has', async () => {
  addTextFiles({ [shopFile('fr')]: blocked });
  const Words = () => useTexts().t('shop.retry');
  const inLanguage = (language: string) => (
    <PageBoundary>
      <TextsProvider language={language} parts={salesParts}>
        <Words />
      </TextsProvider>
    </PageBoundary>
  );
  const page = await screenInUse(inLanguage('en'));
  await page.sees('Try again');
  await page.draw(inLanguage('fr'));
  await page.sees('Try again');
  addTextFiles(files);
  await page.leave();
});

test('the word on the button of a page without its texts is that of the catalogues', async () => {
  const texts = Object.keys(failedPageWords).map(async (language) => {
    const words = await files[shopFile(language)]?.();
    return [language, words?.['shop.retry']] as const;
  });
  expect(failedPageWords).toEqual(Object.fromEntries(await Promise.all(texts)));
});
