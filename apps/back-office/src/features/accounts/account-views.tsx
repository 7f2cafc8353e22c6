import { useMessages } from '@foyer/ui/messages.tsx';
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
  counts?: AccountListQuery['accountSummary']['counts'];
}

/** The views of the list: named addresses, with how many each holds. */
export function AccountViews({ base, archive, isArchive, type, state, view, counts }: AccountViewsProps) {
  const { t } = useMessages();
  const only = !isArchive && !state;
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
        {
          to: `${base}?type=management`,
          label: t('accounts.type.management'),
          current: only && type === 'management' && !view,
          count: counts?.management,
        },
        {
          to: `${base}?type=reception`,
          label: t('accounts.type.reception'),
          current: only && type === 'reception' && !view,
          count: counts?.reception,
        },
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
