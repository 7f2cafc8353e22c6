import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { IconRefresh } from '@tabler/icons-react';

/** Whether overviews leave the group out, and whether a reseller system follows it. */
export function GroupTags({ group: { hidden, synced } }: { group: { hidden: boolean; synced: boolean } }) {
  const { t } = useMessages();
  return (
    <>
      {hidden && <StatusTag tone="neutral">{t('scheduling.hidden')}</StatusTag>}
      {synced && (
        <StatusTag tone="info" mark="none">
          <IconRefresh size={12} stroke={1.6} aria-hidden="true" /> {t('scheduling.settings.synced')}
        </StatusTag>
      )}
    </>
  );
}
