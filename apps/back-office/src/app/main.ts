import './no-eval.ts';
import { logError } from '../session/log-error.ts';
import { followOtherTabs, isLoggedIn } from '../session/sign-in/token-store.ts';
import { offerReloadAfterDeploy } from './new-version.ts';
import { isOpenToAll } from './routing/open-to-all.ts';

offerReloadAfterDeploy();
followOtherTabs();

/** The first file of the app: it chooses what is fetched. The sign-in page comes without the rest of the app. */
async function start(): Promise<void> {
  if (isLoggedIn() || isOpenToAll(window.location.pathname)) {
    const { startApp } = await import('./start-app.tsx');
    await startApp();
  } else {
    const { startSignIn } = await import('./start-sign-in.tsx');
    await startSignIn();
  }
}

start().catch(logError);
