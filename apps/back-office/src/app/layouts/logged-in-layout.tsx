import type { Module } from '@foyer/domain/identity/modules.ts';
import { isPlatformModule } from '@foyer/domain/identity/platform-modules.ts';
import { SaveBarSlot } from '@foyer/ui/fields/save-bar.tsx';
import { ClientClock } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { logError } from '../../session/log-error.ts';
import { findActingClient } from '../../session/sign-in/acting-client.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { findStoredLocale, nearestInterfaceLocale } from '../../words/locale-choice.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { findAddress } from '../addresses/addresses.ts';
import { findMissingRight } from '../addresses/missing-right-of-path.ts';
import { NoRightPage } from '../pages/no-right-on-demand.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { OutagePage } from '../pages/outage-page.tsx';
import { mountPath } from '../routing/mount-path.ts';
import { redirectParameter } from '../routing/redirect-to.ts';
import { isAvailable } from '../routing/screens.ts';
import { findCurrentItem, findMarkedItem } from '../sidebar-items.ts';
import { type Shell, useShell } from '../use-shell.ts';
import { AdminStrip } from './for-admin.tsx';
import { Header } from './header/header.tsx';
import { lazyPart } from './lazy-part.ts';
import styles from './logged-in-layout.module.css';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { Sidebar } from './navigation/sidebar.tsx';
import { useShellKeys } from './navigation/use-shell-keys.ts';
import { NewVersionStrip } from './strips/new-version-strip.tsx';
import { OfflineStrip } from './strips/offline-strip.tsx';
import { SessionEndStrip } from './strips/session-end-strip.tsx';
import { ShellSkeleton } from './strips/shell-skeleton.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const ChooseClientPage = lazy(() => import('../pages/choose-client-page.tsx'));
const ShortcutSheet = lazyPart(() => import('./navigation/shortcut-sheet.tsx'));

/** The side menu is open by default above this window width. */
const sidebarOpenAbovePx = 1200;

/** Both addresses of the one page that a session may open which must choose a new password first. */
const changePasswordPaths = ['/changepassword', '/wachtwoord-aanpassen'];

/** Header, sidebar and sheet around every page that needs a sign-in (specification 000, section 2). */
export function LoggedInLayout() {
  const shell = useShell();
  const [sidebarOpen, setSidebarOpen] = useState(window.innerWidth > sidebarOpenAbovePx);
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const showShortcuts = useCallback(() => setShortcutsOpen(true), []);
  const path = useLocation({ select: (location) => location.pathname });
  const inOwnLanguage = useDefaultLocale(shell);
  useMenuFailure(shell.menuFailed && inOwnLanguage);
  useHeadingFocus();
  useShellKeys(shell.items, showShortcuts);
  const { account: own } = useOwnAccount();
  if (!shell.loaded || !inOwnLanguage) return <ShellSkeleton />;
  const current = findMarkedItem(shell.items, path);
  if (own && isFullScreen(shell, path, own)) return <FullScreen shell={shell} path={path} />;
  return (
    <ClientClock timeZone={shell.configuration.timeZone}>
      <div className={clsx(styles.shell, sidebarOpen ? styles.open : styles.rail)}>
        <Header
          configuration={shell.configuration}
          items={shell.items}
          sidebarOpen={sidebarOpen}
          onToggleSidebar={() => setSidebarOpen((open) => !open)}
          onShortcuts={showShortcuts}
        />
        {!phone && (
          <Sidebar items={shell.items} current={current} rail={!sidebarOpen} onShortcuts={showShortcuts} />
        )}
        <main className={styles.sheet}>
          {!shell.outage && <OfflineStrip />}
          <NewVersionStrip />
          <SessionEndStrip />
          <AdminStrip />
          <Sheet shell={shell} path={path} />
        </main>
        {phone && <BottomBar items={shell.items} current={current} />}
        {phone && <SaveBarSlot />}
        <Suspense fallback={null}>
          {shortcutsOpen && <ShortcutSheet items={shell.items} onClose={() => setShortcutsOpen(false)} />}
        </Suspense>
      </div>
    </ClientClock>
  );
}

/** Surfaces without header and sidebar (design.md, section 3): they have a way out of their own. */
const fullScreens = ['desk-sale'];

/** What takes the place of a screen keeps the shell: it has no way out of its own. */
function isFullScreen(shell: Shell, path: string, own: Parameters<typeof findMissingRight>[1]): boolean {
  const address = findAddress(path);
  if (!address?.module || !fullScreens.includes(address.screen) || shell.mustChangePassword) return false;
  return !findMissingRight(path, own) && !needsClient(shell, address.module);
}

function FullScreen({ shell, path }: { shell: Shell; path: string }) {
  return (
    <ClientClock timeZone={shell.configuration.timeZone}>
      <main className={styles.fullScreen}>
        <div className={styles.noConnection}>{!shell.outage && <OfflineStrip />}</div>
        <NewVersionStrip />
        <SessionEndStrip />
        <AdminStrip />
        <div className={styles.filled}>
          <Sheet shell={shell} path={path} />
        </div>
      </main>
    </ClientClock>
  );
}

/**
 * The requested page, if its first segment is a sidebar item's or the path is a legacy one; else not found, or, while
 * the menu is not known, that Foyer cannot be reached. A path whose screen comes later says so, and one whose right the account misses names that right.
 */
function Sheet({ shell, path }: { shell: Shell; path: string }) {
  const { account: own } = useOwnAccount();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  if (shell.mustChangePassword && !changePasswordPaths.includes(path)) {
    const intended = mountPath(`${path}${search}`);
    return <Navigate to="/changepassword" search={{ [redirectParameter]: intended }} replace />;
  }
  const address = findAddress(path);
  // A legacy page needs no item of the menu, but an account whose rights are known.
  if (shell.outage && !(address?.legacy && own)) {
    const { code, timeZone, retry } = shell.outage;
    return <OutagePage code={code} timeZone={timeZone} onRetry={retry} />;
  }
  const comesLater = address !== undefined && !isAvailable(address);
  if (path !== '/' && address?.module && needsClient(shell, address.module)) {
    return (
      <Suspense fallback={null}>
        <ChooseClientPage />
      </Suspense>
    );
  }
  const missing = own && findMissingRight(path, own);
  if (missing && path !== '/') return <NoRightPage missing={missing} />;
  if (address?.legacy || comesLater || findCurrentItem(shell.items, path)) return <Outlet />;
  if (path === '/' && shell.home) return <Navigate to={shell.home} replace />;
  if (missing) return <NoRightPage missing={missing} />;
  return <NotFoundPage />;
}

/** Outside every client an Admin has the platform's own modules. */
function needsClient({ configuration }: Shell, module: Module): boolean {
  return configuration.userType === 'Admin' && findActingClient() === null && !isPlatformModule(module);
}

/**
 * Once loaded, a person who never chose a language reads the client's. Answers whether that is so: the overlay
 * stays until then, so that nothing is read in another language first.
 */
function useDefaultLocale({ loaded, configuration }: Shell): boolean {
  const { applyLocale } = useLocale();
  const { defaultLocale } = configuration;
  const [settled, setSettled] = useState(() => findStoredLocale() !== null);
  useEffect(() => {
    if (!loaded || settled) return;
    applyLocale(nearestInterfaceLocale(defaultLocale))
      .catch(logError)
      .finally(() => setSettled(true));
  }, [loaded, settled, defaultLocale, applyLocale]);
  return settled;
}

/** Said once, in the language that is shown by then. */
function useMenuFailure(isFailed: boolean): void {
  const notify = useNotify();
  const say = useEffectEvent(() => notify.failed());
  useEffect(() => {
    if (isFailed) say();
  }, [isFailed]);
}
