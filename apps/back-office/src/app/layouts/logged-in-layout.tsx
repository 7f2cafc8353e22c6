import { saveBarSlot } from '@foyer/ui/save-bar.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { asInterfaceLocale, findStoredLocale } from '../../words/locale-choice.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { findLegacyRoute } from '../legacy-routes.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { findCurrentItem } from '../sidebar-items.ts';
import { type Shell, useShell } from '../use-shell.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import styles from './logged-in-layout.module.css';
import { OfflineStrip } from './offline-strip.tsx';
import { Sidebar } from './sidebar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The side menu is open by default above this window width. */
const sidebarOpenAbovePx = 1200;

/** Both addresses of the one page that a session may open which must choose a new password first. */
const changePasswordPaths = ['/changepassword', '/wachtwoord-aanpassen'];

/** Header, sidebar and sheet around every page that needs a sign-in (specification 000, section 2). */
export function LoggedInLayout() {
  const shell = useShell();
  const [sidebarOpen, setSidebarOpen] = useState(window.innerWidth > sidebarOpenAbovePx);
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const path = useLocation({ select: (location) => location.pathname });
  useDefaultLocale(shell);
  useMenuFailure(shell);
  useHeadingFocus();
  if (!shell.loaded) return <LoadingOverlay />;
  const current = findCurrentItem(shell.items, path);
  return (
    <div className={clsx(styles.shell, sidebarOpen ? styles.open : styles.rail)}>
      <Header
        configuration={shell.configuration}
        items={shell.items}
        sidebarOpen={sidebarOpen}
        onToggleSidebar={() => setSidebarOpen((open) => !open)}
      />
      {!phone && <Sidebar items={shell.items} current={current} rail={!sidebarOpen} />}
      <main className={styles.sheet}>
        <OfflineStrip />
        <Sheet shell={shell} path={path} />
      </main>
      {phone && <BottomBar items={shell.items} current={current} />}
      {phone && <div id={saveBarSlot} />}
    </div>
  );
}

/** The requested page, if its first segment is a sidebar item's or the path is a legacy one; else not found. */
function Sheet({ shell, path }: { shell: Shell; path: string }) {
  if (shell.mustChangePassword && !changePasswordPaths.includes(path)) {
    return <Navigate to={'/changepassword' as never} replace />;
  }
  const known = findCurrentItem(shell.items, path) !== undefined || findLegacyRoute(path) !== undefined;
  if (known) return <Outlet />;
  const [first] = shell.items;
  if (path === '/' && first) return <Navigate to={first.path} replace />;
  return <NotFoundPage onReload={shell.menuFailed ? shell.reloadMenu : undefined} />;
}

/** Once loaded, a person who never chose a language reads the client's. */
function useDefaultLocale({ loaded, configuration }: Shell): void {
  const { applyLocale } = useLocale();
  const { defaultLocale, defaultUserLocale } = configuration;
  useEffect(() => {
    if (!loaded || findStoredLocale()) return;
    applyLocale(asInterfaceLocale(defaultLocale) ?? asInterfaceLocale(defaultUserLocale) ?? 'en_US');
  }, [loaded, defaultLocale, defaultUserLocale, applyLocale]);
}

function useMenuFailure({ menuFailed }: Shell): void {
  const notify = useNotify();
  useEffect(() => {
    if (menuFailed) notify.failed();
  }, [menuFailed, notify]);
}
