import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useGo } from '../../../components/use-go.ts';
import type { EditWebshopQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { ChannelAct } from '../management/channel-row.ts';
import { ReadinessOfChannel } from '../readiness/readiness.graphql.ts';
import type { TicketstreetForm } from '../ticketstreet-form.ts';

const ChannelActDialog = onDemand(
  async () => (await import('../management/channel-act-dialog.tsx')).ChannelActDialog,
);

interface WebshopActionsProps {
  shop: EditWebshopQuery['ticketstreet'];
  form: EditForm<TicketstreetForm>;
  canEdit: boolean;
}

/** Open, publish, unpublish and delete. What is typed is saved before it is published. */
export function WebshopActions({ shop, form, canEdit }: WebshopActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const [asked, setAsked] = useState<ChannelAct | null>(null);
  const readiness = useGraphqlQuery(ReadinessOfChannel, { channelId: shop.id });
  const isMissing = (readiness.data?.channelReadiness.missing.length ?? 1) > 0;
  const isUnsaved = form.changedCount > 0;
  const publish = async () => {
    if (isUnsaved && !(await form.submit())) return;
    setAsked('publish');
  };
  return (
    <>
      {shop.state === 'published' && (
        <Button
          component="a"
          href={shop.pageUrl}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
        >
          {t('channels.page.open')}
        </Button>
      )}
      {canEdit && shop.state !== 'published' && (
        // What is typed may be what was missing: saving it says so.
        <Button variant="filled" disabled={isMissing && !isUnsaved} onClick={() => void publish()}>
          {t(shop.state === 'upcoming' ? 'channels.publish.now' : 'channels.publish.act')}
        </Button>
      )}
      {canEdit && (
        <RowMenu
          label={shop.title}
          variant="default"
          actions={[
            ...(shop.state === 'unpublished'
              ? []
              : [{ label: t('channels.unpublish.act'), onClick: () => setAsked('unpublish') }]),
            {
              label: t('channel-management.deleteAct'),
              destructive: true,
              onClick: () => setAsked('delete'),
            },
          ]}
        />
      )}
      {asked && (
        <ChannelActDialog
          act={asked}
          channel={{ ...shop, kind: 'webshop' }}
          onClose={() => setAsked(null)}
          onDeleted={() => go('/channel-management?tab=unpublished', { replace: true })}
        />
      )}
    </>
  );
}
