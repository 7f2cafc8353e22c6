import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Kbd, Tooltip } from '@mantine/core';
import clsx from 'clsx';
import { FoyerMark } from '../../foyer-mark.tsx';
import { menuIcons } from '../../menu-items.ts';
import { type SidebarItem, sidebarSections } from '../../sidebar-items.ts';
import { AdminSwitcher } from '../for-admin.tsx';
import styles from './sidebar.module.css';
import { useItemTitle } from './use-item-title.ts';

interface SidebarProps {
  items: readonly SidebarItem[];
  current: SidebarItem | undefined;
  /** Icons only, names in tooltips. */
  rail?: boolean;
}

/** The menu in the server's order. Every item is a real link: the modifier keys open it outside the router. */
export function Sidebar({
  items,
  current,
  rail = false,
  onShortcuts,
}: SidebarProps & { onShortcuts: () => void }) {
  const { t } = useMessages();
  return (
    <nav className={clsx(styles.sidebar, rail && styles.rail)} aria-label={t('shell.menu')}>
      <div className={styles.items}>
        <AdminSwitcher rail={rail} />
        <SidebarList items={items} current={current} rail={rail} />
      </div>
      <p className={styles.foot}>
        <FoyerMark size={16} />
        {!rail && (
          <>
            Foyer
            <button type="button" className={styles.shortcuts} onClick={onShortcuts}>
              <Kbd size="xs">?</Kbd> {t('shell.shortcuts.short')}
            </button>
          </>
        )}
      </p>
    </nav>
  );
}

/** The items alone: in the sidebar, and in the drawer of a phone. */
export function SidebarList({ items, current, rail = false }: SidebarProps) {
  const { t } = useMessages();
  const titleOf = useItemTitle();
  return sidebarSections(items).map(({ section, items: own }) => (
    <div key={own[0]?.id} className={styles.section}>
      {section && !rail && <h2 className={styles.heading}>{t(`menu.section.${section}`)}</h2>}
      <ul className={styles.list}>
        {own.map((item) => (
          <li key={item.id}>
            <Tooltip label={titleOf(item)} position="right" disabled={!rail}>
              <div>
                <SidebarLink item={item} current={item === current} rail={rail} />
              </div>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SidebarLink({ item, current, rail }: { item: SidebarItem; current: boolean; rail: boolean }) {
  const { t } = useMessages();
  const Icon = menuIcons[item.id];
  const title = useItemTitle()(item);
  return (
    <Link
      to={item.path}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      aria-label={rail ? title : undefined}
    >
      <Icon
        size={17}
        stroke={1.6}
        aria-hidden="true"
        className={clsx(styles.icon, current && styles.current)}
      />
      {!rail && <span className={styles.title}>{title}</span>}
      {item.beta && !rail && (
        <StatusTag tone="info" mark="none">
          {t('menu.beta')}
        </StatusTag>
      )}
    </Link>
  );
}
