import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import type { ClientListQuery } from '../../generated/operations.ts';

interface ClientViewsProps {
  status?: string;
  environment?: string;
  isArchive: boolean;
  counts?: ClientListQuery['managedClientSummary']['counts'];
}

/** The views of the list: named addresses, with how many each holds. The archive holds what is disabled. */
export function ClientViews({ status, environment, isArchive, counts }: ClientViewsProps) {
  const { t } = useMessages();
  const isActive = status === 'active' && !isArchive;
  return (
    <TabLinks
      look="view"
      label={t('clients.views')}
      tabs={[
        {
          to: '/gebruikers',
          label: t('clients.view.all'),
          current: !status && !environment && !isArchive,
          count: counts?.all,
        },
        {
          to: '/gebruikers?status=active&environment=live',
          label: t('clients.view.live'),
          current: isActive && environment === 'live',
          count: counts?.live,
        },
        {
          to: '/gebruikers?status=active&environment=test',
          label: t('clients.view.test'),
          current: isActive && environment === 'test',
          count: counts?.test,
        },
        {
          to: '/gebruikers-archief',
          label: t('clients.view.disabled'),
          current: isArchive && !environment,
          count: counts?.disabled,
        },
      ]}
    />
  );
}
