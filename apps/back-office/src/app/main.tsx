import { createRoot } from 'react-dom/client';
import { loadFeatureFlags } from '../session/feature-flags.ts';
import { followOtherTabs, onSessionChange } from '../session/token-store.ts';
import { loadTranslator } from '../words/load-translator.ts';
import { firstLocale } from '../words/locale-choice.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

followOtherTabs();
void loadFeatureFlags();
onSessionChange((loggedIn) => {
  if (!loggedIn) queryClient.clear();
  void router.invalidate();
});

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element "app"');

const locale = firstLocale();
const translator = await loadTranslator(locale);
createRoot(element).render(<App locale={locale} translator={translator} />);
