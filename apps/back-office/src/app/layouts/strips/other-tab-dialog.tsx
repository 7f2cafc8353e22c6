import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEffect, useState } from 'react';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { FindClientName } from '../../../session/sign-in/acting.graphql.ts';
import { storeActingClient } from '../../../session/sign-in/acting-client.ts';
import { storedItems } from '../../../session/sign-in/token-store.ts';
import { mountPath } from '../../routing/mount-path.ts';

interface OtherTabDialogProps {
  ownId: string | null;
  ownName?: string;
}

/**
 * Another tab entered or left a client. This one stays what it was, with all that was typed, until it is said which
 * of both the browser works in: then every other tab asks the same.
 */
export function OtherTabDialog({ ownId, ownName }: OtherTabDialogProps) {
  const { t } = useMessages();
  const otherId = localStorage.getItem(storedItems.actingClient);
  const otherName = useClientName(otherId);
  const platform = t('shell.acting.platform');
  const own = ownId ? (ownName ?? '') : platform;
  const other = otherId ? (otherName ?? '…') : platform;
  return (
    <ConfirmDialog
      opened
      title={t('shell.acting.otherTab.title', { other })}
      confirmLabel={t('shell.acting.otherTab.follow', { other })}
      cancelLabel={t('shell.acting.otherTab.stay', { own })}
      onConfirm={() => window.location.assign(mountPath('/'))}
      onCancel={() => {
        storeActingClient(ownId);
        // The storage event reaches only other tabs.
        window.dispatchEvent(new StorageEvent('storage', { key: storedItems.actingClient }));
      }}
    >
      {t('shell.acting.otherTab.text', { own, other })}
    </ConfirmDialog>
  );
}

function useClientName(id: string | null): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!id) return;
    let current = true;
    requestGraphql(FindClientName, { id }, { outsideClient: true })
      .then(({ managedClient }) => current && setName(managedClient.name))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [id]);
  return name;
}
