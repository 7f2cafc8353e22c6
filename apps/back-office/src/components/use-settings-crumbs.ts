import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCan } from './use-can.ts';

/** The way back from a page of settings to the one door of all of them, for accounts that may open it. */
export function useSettingsCrumbs(): readonly Crumb[] {
  const { t } = useMessages();
  const mayOpen = useCan('new-settings', 'access');
  return mayOpen ? [{ label: t('menu.item.new-settings'), to: '/new-settings' }] : [];
}
