import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { SettingsEntry } from './use-settings-entries.ts';

/** Blue for a change to come, amber for what is missing. */
export function EntryTags({ entry: { isComing, missingCount } }: { entry: SettingsEntry }) {
  const { t } = useMessages();
  if (isComing)
    return (
      <StatusTag tone="info" mark="none">
        {t('settings.comingHere')}
      </StatusTag>
    );
  if (missingCount === 0) return null;
  return (
    <StatusTag tone="warning" mark="none">
      {t('settings.missing', { count: missingCount })}
    </StatusTag>
  );
}
