import { SaveBarSlot } from '@foyer/ui/fields/save-bar.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHelpCircle, IconLayoutSidebar } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useCan } from '../../../components/use-can.ts';
import { pageConfig } from '../../../session/page-config.ts';
import type { ClientConfiguration } from '../../client-configuration.ts';
import { helpUrlOf } from '../../routing/help-url.ts';
import type { SidebarItem } from '../../sidebar-items.ts';
import { CommandSearch } from '../palette/command-search.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ClientLogo } from './client-logo.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { LogoutButton } from './logout-button.tsx';
import { useLogout } from './use-logout.tsx';

const ClosureBell = onDemand(async () => (await import('./closure-bell.tsx')).ClosureBell);

interface HeaderProps {
  configuration: ClientConfiguration;
  items: readonly SidebarItem[];
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onShortcuts: () => void;
}

/**
 * Menu toggle, logo to home, command search (or the save bar in its place), language, help, log out. On a phone search
 * and account alone: a log out beside the thumb is a misclick.
 */
export function Header({ configuration, items, sidebarOpen, onToggleSidebar, onShortcuts }: HeaderProps) {
  const { t } = useMessages();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const mayRead = useCan('timeslotgroup', 'access');
  const logout = useLogout();
  const helpUrl = helpUrlOf(path, pageConfig.helpUrl);
  const locales = configuration.availableUserLocales;
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        {!phone && (
          <ActionIcon
            aria-label={t('shell.toggleMenu')}
            aria-expanded={sidebarOpen}
            onClick={onToggleSidebar}
          >
            <IconLayoutSidebar size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        <Link to="/" className={styles.logo}>
          <ClientLogo src={configuration.defaultLogo} />
          <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
        </Link>
        {configuration.sellsInTest && (
          <StatusTag tone="warning" mark="none">
            <span aria-hidden="true">{t('shell.testEnvironment')}</span>
            <VisuallyHidden>{t('shell.testEnvironment.meaning')}</VisuallyHidden>
          </StatusTag>
        )}
      </div>
      {!phone && (
        <div className={styles.middle}>
          <CommandSearch items={items} onShortcuts={onShortcuts} />
          <SaveBarSlot />
        </div>
      )}
      <div className={styles.end}>
        {mayRead && <ClosureBell />}
        {phone ? (
          <CommandSearch items={items} onShortcuts={onShortcuts} compact />
        ) : (
          <>
            <LanguageMenu locales={locales} />
            <ActionIcon
              component="a"
              href={helpUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('shell.help')}
            >
              <IconHelpCircle size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
            <LogoutButton ask={logout.ask} prepare={logout.prepare} />
          </>
        )}
        <AccountMenu
          onShortcuts={onShortcuts}
          phone={phone ? { helpUrl, locales, onLogout: logout.ask } : undefined}
        />
        {logout.dialog}
      </div>
    </header>
  );
}
