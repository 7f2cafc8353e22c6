import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CorrectBalanceCard } from './correct-balance-card.tsx';

const cardIn = (language: 'nl' | 'en') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MessagesProvider translator={readTranslator(language, ['ui', 'gift-cards'])}>
          <CorrectBalanceCard id="card" />
        </MessagesProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );

it('the example of an amount is written as the language writes amounts: with a comma in Dutch', () => {
  expect(cardIn('nl')).toContain('placeholder="−10,00"');
  expect(cardIn('en')).toContain('placeholder="−10.00"');
});
