import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import type { AccountListQuery } from '../../generated/operations.ts';

interface AccountViewsProps {
  /** Where the list is: '/gebruikers', for Admins below it. */
  base: string;
  archive: string;
  isArchive: boolean;
  type?: string;
  state?: string;
  view?: string;
  /** On the platform all are of one type. */
  byType: boolean;
  counts?: AccountListQuery['accountSummary']['counts'];
}

/** The views of the list: named addresses, with how many each holds. */
export function AccountViews({
  base,
  archive,
  isArchive,
  type,
  state,
  view,
  counts,
  byType,
}: AccountViewsProps) {
  const { t } = useMessages();
  const only = !isArchive && !state;
  const ofTypes = (['management', 'reception'] as const).map((one) => ({
    to: `${base}?type=${one}`,
    label: t(`accounts.type.${one}`),
    current: only && type === one && !view,
    count: counts?.[one],
  }));
  return (
    <TabLinks
      look="view"
      label={t('accounts.views')}
      tabs={[
        {
          to: base,
          label: t('accounts.view.all'),
          current: only && !type && !view,
          count: counts?.all,
        },
        ...(byType ? ofTypes : []),
        {
          to: `${base}?view=never`,
          label: t('accounts.view.neverSignedIn'),
          current: only && !type && view === 'never',
          count: counts?.neverSignedIn,
        },
        {
          to: archive,
          label: t('accounts.view.archive'),
          current: isArchive,
          count: counts?.archived,
        },
      ]}
    />
  );
}
