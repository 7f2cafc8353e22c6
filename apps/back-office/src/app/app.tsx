import type { Translator } from '@foyer/i18n/translator.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, useState } from 'react';
import type { InterfaceLocale } from '../words/locale-choice.ts';
import { WordsProvider } from '../words/words-provider.tsx';
import { queryClient } from './query-client.ts';
import { router } from './routing/router.tsx';
import { RouterLink } from './routing/router-link.tsx';

export const fetchNotificationArea = () => import('./notification-area.tsx');

/** Fetched after the page itself. */
const NotificationArea = lazy(fetchNotificationArea);

interface AppProps {
  locale: InterfaceLocale;
  translator: Translator;
}

/** Names of sold tickets are answered in the language of the page. */
const fetchAgain = () => void queryClient.invalidateQueries();

export function App({ locale, translator }: AppProps) {
  const [initial] = useState({ locale, translator });
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WordsProvider initial={initial} onLanguage={fetchAgain} link={RouterLink}>
          <Suspense fallback={null}>
            <NotificationArea />
          </Suspense>
          <RouterProvider router={router} />
        </WordsProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
