import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { isReloadOffered, onReloadOffered, reloadAfterDeploy } from '../../new-version.ts';

/** Above the page once a file of it could not be fetched any more. */
export function NewVersionStrip() {
  const { t } = useMessages();
  const offered = useSyncExternalStore(onReloadOffered, isReloadOffered);
  if (!offered) return null;
  return (
    <Notice
      tone="info"
      title={t('shell.newVersion.title')}
      links={
        <Button size="compact-sm" onClick={reloadAfterDeploy}>
          {t('ui.reload')}
        </Button>
      }
    >
      {t('shell.newVersion.text')}
    </Notice>
  );
}
