import '@foyer/ui/theme/mantine.css';
import { createRoot, type Root } from 'react-dom/client';
import { forgetDeskKey } from '../session/desk-store/desk-key.ts';
import { loadFeatureFlags } from '../session/feature-flags.ts';
import { apiUrl } from '../session/graphql/api-url.ts';
import { followConnection } from '../session/graphql/connection.ts';
import { logError } from '../session/log-error.ts';
import { forgetActingClient } from '../session/sign-in/acting-client.ts';
import { onSessionChange } from '../session/sign-in/token-store.ts';
import { fetchFurtherPartsBy, loadParts, loadTranslator } from '../words/loaded-parts.ts';
import { firstLocale } from '../words/locale-choice.ts';
import { fetchPart } from '../words/part-loaders.ts';
import { App, fetchNotificationArea } from './app.tsx';
import { appElement } from './app-element.ts';
import { queryClient } from './query-client.ts';
import { loadPage } from './routing/load-page.ts';
import { followNavigation } from './routing/previous-url.ts';
import { router } from './routing/router.tsx';
import { findScreen } from './routing/screens.ts';

fetchFurtherPartsBy(fetchPart);

/** Fetches what the app shows first at an address ('/products'), while a person signs in. */
export async function prepareApp(address: string): Promise<void> {
  const screen = findScreen(new URL(address, window.location.origin).pathname);
  await Promise.all([loadParts(['base', 'errors']), fetchNotificationArea(), screen && loadPage(screen)]);
}

/** Shows the whole app, in the place of what `root` shows where there is one. */
export async function startApp(root?: Root): Promise<void> {
  followConnection(apiUrl('/healthz'));
  followNavigation(router);
  void loadFeatureFlags();
  onSessionChange((loggedIn) => {
    if (!loggedIn) {
      forgetActingClient();
      forgetDeskKey();
      queryClient.clear();
    }
    void router.invalidate();
  });

  // Opened without a connection, a desk begins with what it kept.
  if (document.querySelector('meta[name=foyer-kept]')) {
    const { restoreKeptAnswers } = await import('../session/desk-store/kept-answers.ts');
    await restoreKeptAnswers(queryClient).catch(logError);
  }

  // The language is chosen before anything is drawn, so that nothing is read in another one first.
  const locale = firstLocale();
  const [translator] = await Promise.all([loadTranslator(locale), loadParts(['base'])]);
  document.documentElement.lang = translator.locale;
  (root ?? createRoot(appElement())).render(<App locale={locale} translator={translator} />);

  // The words of refusals are not needed before the first save.
  loadParts(['errors']).catch(logError);
}
