import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../../components/edit-page/use-go-once-saved.ts';
import { withFailureMessage } from '../../../components/failure-message.ts';
import { useCan } from '../../../components/use-can.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ChannelSettingsCard } from '../channel-settings-card.tsx';
import { queriesOfChannels } from '../queries-of-channels.ts';
import { newTicketstreet } from '../ticketstreet-form.ts';
import { useTicketstreetForm } from '../use-ticketstreet-form.ts';
import { CreateWebshop } from './webshop.graphql.ts';
import { newWebshopControlOf } from './webshop-form.ts';

/** A new webshop: its settings first; look and content follow on its page. */
export default function CreateWebshopPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const hasType = facts?.channelTypes.includes('webshop') ?? true;
  const canEdit = useCan('channel-management', 'edit') && hasType;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateWebshop, { refetch: queriesOfChannels });
  const form = useTicketstreetForm(
    newTicketstreet,
    async (input) => {
      const creating = create.mutateAsync({ input });
      const { createWebshop } = await withFailureMessage(creating, t('channels.create.failedWebshop'));
      setCreatedId(createWebshop.id);
    },
    { controlOf: newWebshopControlOf },
  );
  useGoOnceSaved(form, createdId && `/channel-management/webshop/edit/${createdId}`, { replace: true });
  return (
    <EditPage
      title={t('webshop.create')}
      breadcrumbs={[{ label: t('channel-management.title'), to: '/channel-management' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {t('webshop.create')}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      readOnlyReason={hasType ? undefined : false}
      saveLabel={t('webshop.create')}
    >
      <Columns>
        {!hasType && <Notice tone="warning">{t('channels.noTypes')}</Notice>}
        <ChannelSettingsCard fields={form.fields} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
