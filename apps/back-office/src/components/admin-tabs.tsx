import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useOwnAccount } from '../session/use-own-account.ts';

/** For Admins the page of people has two tabs: clients first, then accounts (routes.md). */
export function AdminTabs({ current }: { current: 'clients' | 'accounts' }) {
  const { t } = useMessages();
  if (useOwnAccount().account?.__typename !== 'Admin') return null;
  return (
    <TabLinks
      label={t('menu.item.gebruikers')}
      tabs={[
        { to: '/gebruikers', label: t('menu.item.clients'), current: current === 'clients' },
        { to: '/gebruikers/accounts', label: t('menu.item.gebruikers'), current: current === 'accounts' },
      ]}
    />
  );
}
