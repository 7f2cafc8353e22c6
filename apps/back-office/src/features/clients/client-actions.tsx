import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../../components/row-menu.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { ClientList, EditClient, EnableClient } from './clients.graphql.ts';
import { useWorkInClient } from './use-work-in-client.ts';

const DisableClientDialog = onDemand(
  async () => (await import('./disable-client-dialog.tsx')).DisableClientDialog,
);

interface ClientActionsProps {
  client: { id: string; name: string; subdomain: string; active: boolean };
}

/** Work in it, stop it or let it work again. */
export function ClientActions({ client }: ClientActionsProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const { work } = useWorkInClient();
  const enable = useGraphqlMutation(EnableClient, { refetch: [ClientList, EditClient] });
  const [asking, setAsking] = useState<'disable' | 'enable' | null>(null);
  const { id, name, active } = client;
  const actions: RowAction[] = [{ label: t('clients.work'), onClick: () => void work(id) }];
  if (active) {
    actions.push({ label: t('clients.disable'), destructive: true, onClick: () => setAsking('disable') });
  } else {
    actions.push({ label: t('clients.enable'), onClick: () => setAsking('enable') });
  }
  const confirm = async () => {
    const done = await notice(() => enable.mutateAsync({ id }));
    setAsking(null);
    if (done) notify.done(t('clients.enabled', { client: name }));
  };
  return (
    <>
      <RowMenu label={name} actions={actions} />
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
