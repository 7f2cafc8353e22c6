import './no-eval.ts';
import { createRoot } from 'react-dom/client';
import { loadFeatureFlags } from '../session/feature-flags.ts';
import { apiUrl } from '../session/graphql/api-url.ts';
import { followConnection } from '../session/graphql/connection.ts';
import { logError } from '../session/log-error.ts';
import { forgetActingClient } from '../session/sign-in/acting-client.ts';
import { followOtherTabs, onSessionChange } from '../session/sign-in/token-store.ts';
import { loadParts, loadTranslator } from '../words/loaded-parts.ts';
import { firstLocale } from '../words/locale-choice.ts';
import { App } from './app.tsx';
import { offerReloadAfterDeploy } from './new-version.ts';
import { queryClient } from './query-client.ts';
import { followNavigation } from './routing/previous-url.ts';
import { router } from './routing/router.tsx';

offerReloadAfterDeploy();
followOtherTabs();
followConnection(apiUrl('/healthz'));
followNavigation(router);
void loadFeatureFlags();
onSessionChange((loggedIn) => {
  if (!loggedIn) {
    forgetActingClient();
    queryClient.clear();
  }
  void router.invalidate();
});

const element = document.getElementById('app');
if (!element) throw new Error('The page has no element "app"');

// The language is chosen before anything is drawn, so that nothing is read in another one first.
const locale = firstLocale();
const translator = await loadTranslator(locale);
document.documentElement.lang = translator.locale;
createRoot(element).render(<App locale={locale} translator={translator} />);

// The words of refusals are not needed before the first save.
loadParts(['errors']).catch(logError);
