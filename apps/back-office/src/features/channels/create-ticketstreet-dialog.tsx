import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { withFailureMessage } from '../../components/failure-message.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { CreateTicketstreet } from './channels.graphql.ts';
import { queriesOfChannels } from './queries-of-channels.ts';
import { newTicketstreet, newTicketstreetControlOf, urlOfTitle } from './ticketstreet-form.ts';
import { useTicketstreetForm } from './use-ticketstreet-form.ts';

/** Makes an unpublished ticketstreet and goes to its page; the address follows the name until it is typed. */
export function CreateTicketstreetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const create = useGraphqlMutation(CreateTicketstreet, { refetch: queriesOfChannels });
  const form = useTicketstreetForm(
    newTicketstreet,
    async (input) => {
      const { createTicketstreet } = await withFailureMessage(
        create.mutateAsync({ input }),
        t('channels.create.failed'),
      );
      await navigate({ to: `/ticketstreet/edit/${createTicketstreet.id}` });
    },
    { controlOf: newTicketstreetControlOf },
  );
  const { getInputProps, getValues, setFieldValue } = form.fields;
  const changeTitle = (title: string) => {
    const follows = getValues().url === urlOfTitle(getValues().title);
    setFieldValue('title', title);
    if (follows) setFieldValue('url', urlOfTitle(title));
  };
  return (
    <EditFormDialog form={form} title={t('channels.create.title')} onClose={onClose}>
      <Fields>
        <TextInput
          label={t('channels.field.title')}
          data-autofocus
          {...getInputProps('title')}
          onChange={(event) => changeTitle(event.currentTarget.value)}
        />
        <TextInput
          label={t('channels.field.url')}
          description={t('channels.field.urlHint')}
          {...getInputProps('url')}
        />
      </Fields>
    </EditFormDialog>
  );
}
