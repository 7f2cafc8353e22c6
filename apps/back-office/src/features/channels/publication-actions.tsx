import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditForm } from '../../components/edit-page/use-edit-form.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { PublishTicketstreet, UnpublishTicketstreet } from './channels.graphql.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { queriesOfChannels } from './queries-of-channels.ts';
import type { EditedTicketstreet, TicketstreetForm } from './ticketstreet-form.ts';

interface PublicationActionsProps {
  street: EditedTicketstreet;
  form: EditForm<TicketstreetForm>;
}

/** Publish and unpublish. What is typed is saved first, so that what is published is what is on the screen. */
export function PublicationActions({ street, form }: PublicationActionsProps) {
  const { t, today } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const refetched = { refetch: queriesOfChannels };
  const publish = useGraphqlMutation(PublishTicketstreet, refetched);
  const unpublish = useGraphqlMutation(UnpublishTicketstreet, refetched);

  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      const refused = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
      notify.failed(refused && errorText({ ...refused, code: refused.errorKey }));
    }
    setAsked(null);
  };
  const open = (startToday: boolean) =>
    run(async () => {
      const { publishTicketstreet } = await publish.mutateAsync({ id: street.id, startToday });
      // Publishing may have moved the start date: the form then shows what the server has.
      const { startDate } = publishTicketstreet;
      form.fields.setFieldValue('startDate', startDate);
      form.fields.resetDirty({ ...form.fields.getValues(), startDate });
    });
  const startPublishing = async () => {
    if (form.changedCount > 0 && !(await form.submit())) return;
    const { startDate } = form.fields.getValues();
    const startsLater = startDate !== null && startDate > today();
    if (startsLater && street.state === 'unpublished') setAsked('publish');
    else await open(true);
  };

  return (
    <>
      {street.state !== 'published' && (
        <Button variant="filled" loading={publish.isPending} onClick={() => void startPublishing()}>
          {t(street.state === 'upcoming' ? 'channels.publish.now' : 'channels.publish.act')}
        </Button>
      )}
      {street.state !== 'unpublished' && (
        <Button onClick={() => setAsked('unpublish')}>{t('channels.unpublish.act')}</Button>
      )}
      {asked === 'publish' && (
        <PublishDialog
          title={street.title}
          startDate={form.fields.getValues().startDate ?? ''}
          busy={publish.isPending}
          onPublish={(startToday) => void open(startToday)}
          onCancel={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        opened={asked === 'unpublish'}
        title={t('channels.unpublish.title', { title: street.title })}
        confirmLabel={t('channels.unpublish.act')}
        destructive
        busy={unpublish.isPending}
        onConfirm={() => void run(() => unpublish.mutateAsync({ id: street.id }))}
        onCancel={() => setAsked(null)}
      >
        {t('channels.unpublish.text')}
      </ConfirmDialog>
    </>
  );
}
