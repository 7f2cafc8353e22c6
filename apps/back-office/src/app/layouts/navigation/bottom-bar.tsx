import type { MenuItemId } from '@foyer/domain/identity/modules.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import {
  type Icon,
  IconCalendarMonth,
  IconLayoutDashboard,
  IconMenu2,
  IconReceipt2,
  IconScan,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { lazyPart } from '../lazy-part.ts';
import styles from './bottom-bar.module.css';

const MoreDrawer = lazyPart(() => import('./more-drawer.tsx'));

interface BarPlace {
  label: string;
  icon: Icon;
  /** The first of these that the menu has is the place's item. */
  items: readonly MenuItemId[];
}

const places: readonly BarPlace[] = [
  { label: 'shell.bar.today', icon: IconLayoutDashboard, items: ['dashboard'] },
  { label: 'shell.bar.orders', icon: IconReceipt2, items: ['order-management', 'ticketsearch'] },
  { label: 'shell.bar.scan', icon: IconScan, items: ['ticketscannen'] },
  {
    label: 'shell.bar.slots',
    icon: IconCalendarMonth,
    items: ['availability-scheduler', 'timeslotgroup', 'group_timeslots-overzicht'],
  },
];

interface BottomBarProps {
  items: readonly SidebarItem[];
  current: SidebarItem | undefined;
}

/**
 * The menu of a phone: four places, and everything else behind More, which is marked on any other page of the menu and
 * closes when the page changes.
 */
export function BottomBar({ items, current }: BottomBarProps) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  const shown = places.flatMap((place) => findItem(place, items) ?? []);
  const rest = items.filter((item) => !shown.includes(item));
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpened(false)), [router]);
  return (
    <nav className={styles.bar} aria-label={t('shell.menu')}>
      {places.map((place) => (
        <BarLink key={place.label} place={place} item={findItem(place, items)} current={current} />
      ))}
      <button
        type="button"
        className={styles.place}
        data-current={(current && !shown.includes(current)) || undefined}
        onClick={() => setOpened(true)}
        aria-expanded={opened}
      >
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
        {t('ui.more')}
      </button>
      <Suspense fallback={null}>
        {opened && <MoreDrawer items={rest} current={current} opened onClose={() => setOpened(false)} />}
      </Suspense>
    </nav>
  );
}

/** The first item of a place that this menu has. */
function findItem(place: BarPlace, items: readonly SidebarItem[]): SidebarItem | undefined {
  return place.items.map((id) => items.find((one) => one.id === id)).find((one) => one !== undefined);
}

interface BarLinkProps {
  place: BarPlace;
  item: SidebarItem | undefined;
  current: SidebarItem | undefined;
}

function BarLink({ place, item, current }: BarLinkProps) {
  const { t } = useMessages();
  if (!item) return null;
  const Icon = place.icon;
  return (
    <Link to={item.path} className={styles.place} aria-current={item === current ? 'page' : undefined}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      {t(place.label)}
    </Link>
  );
}
