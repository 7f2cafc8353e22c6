import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import SignInPage from '../features/session/sign-in-page.tsx';
import { logError } from '../session/log-error.ts';
import { onSessionChange } from '../session/sign-in/token-store.ts';
import { loadTranslator } from '../words/loaded-parts.ts';
import { firstLocale } from '../words/locale-choice.ts';
import { WordsProvider } from '../words/words-provider.tsx';
import { appElement } from './app-element.ts';
import { AddressLink } from './routing/address-link.tsx';
import { mountPath, unmountPath } from './routing/mount-path.ts';
import { redirectParameter, redirectTarget } from './routing/redirect-to.ts';

/**
 * Shows the sign-in page alone: 180 kB less than with the app around it. The app is fetched while the person types,
 * and takes the page over once there is a session.
 */
export async function startSignIn(): Promise<void> {
  askForSignIn();
  const element = appElement();
  const locale = firstLocale();
  const translator = await loadTranslator(locale);
  document.documentElement.lang = translator.locale;
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <WordsProvider initial={{ locale, translator }} link={AddressLink}>
        <SignInPage />
      </WordsProvider>
    </StrictMode>,
  );
  const prepare = async () => (await fetchApp()).prepareApp(redirectTarget(wanted()));
  element.addEventListener('input', () => void prepare().catch(logError), { once: true });
  const stopListening = onSessionChange((loggedIn) => {
    if (!loggedIn) return;
    stopListening();
    const target = mountPath(redirectTarget(wanted()));
    window.history.replaceState(null, '', target);
    fetchApp()
      .then(({ startApp }) => startApp(root))
      // Opening the page fetches everything again.
      .catch(() => window.location.assign(target));
  });
}

const wanted = () => new URLSearchParams(window.location.search).get(redirectParameter);
const fetchApp = () => import('./start-app.tsx');

/** The address of the sign-in page, with the one that was wanted. */
function askForSignIn(): void {
  const { pathname, search } = window.location;
  if (/^\/login\/?$/.test(unmountPath(pathname))) return;
  const intended = new URLSearchParams({ [redirectParameter]: mountPath(unmountPath(pathname + search)) });
  window.history.replaceState(null, '', `${mountPath('/login')}?${intended}`);
}
