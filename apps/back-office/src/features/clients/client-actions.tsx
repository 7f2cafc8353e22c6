import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconEyeglass } from '@tabler/icons-react';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../../components/row-menu.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { findActingClient } from '../../session/sign-in/acting-client.ts';
import styles from './client-actions.module.css';
import { ClientList, EditClient, EnableClient } from './clients.graphql.ts';
import { useWorkInClient } from './use-work-in-client.ts';

const DisableClientDialog = onDemand(
  async () => (await import('./disable-client-dialog.tsx')).DisableClientDialog,
);

interface ClientActionsProps {
  client: { id: string; name: string; subdomain: string; active: boolean };
  /** On the client's own page: buttons instead of the three dots. */
  onPage?: boolean;
}

/** Work in it, stop it or let it work again. */
export function ClientActions({ client, onPage = false }: ClientActionsProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const { busy, work } = useWorkInClient();
  const enable = useGraphqlMutation(EnableClient, { refetch: [ClientList, EditClient] });
  const [asking, setAsking] = useState<'disable' | 'enable' | null>(null);
  const { id, name, active } = client;
  const isHere = findActingClient() === id;
  const change: RowAction = active
    ? { label: t('clients.disable'), destructive: true, onClick: () => setAsking('disable') }
    : { label: t('clients.enable'), onClick: () => setAsking('enable') };
  const workHere = !isHere && (
    <Button
      size={onPage ? undefined : 'compact-md'}
      className={onPage ? undefined : styles.work}
      disabled={busy}
      leftSection={<IconEyeglass size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => void work(id)}
    >
      {t('clients.work')}
      {!onPage && <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
  const confirm = async () => {
    const done = await notice(() => enable.mutateAsync({ id }));
    setAsking(null);
    if (done) notify.done(t('clients.enabled', { client: name }));
  };
  return (
    <>
      {workHere}
      {onPage ? (
        <Button
          variant={active ? 'outline' : 'default'}
          color={active ? 'danger' : 'ink'}
          onClick={change.onClick}
        >
          {change.label}
        </Button>
      ) : (
        <RowMenu
          label={name}
          actions={isHere ? [change] : [{ label: t('clients.work'), onClick: () => void work(id) }, change]}
        />
      )}
      {asking === 'disable' && <DisableClientDialog client={client} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        opened={asking === 'enable'}
        title={t('clients.enableQuestion', { client: name })}
        confirmLabel={t('clients.enable')}
        busy={enable.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {t('clients.enableText')}
      </ConfirmDialog>
    </>
  );
}
