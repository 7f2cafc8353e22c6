import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Checkbox, MultiSelect } from '@mantine/core';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import {
  LinkTicketGroups,
  TicketGroupChoices,
  TimeslotGroupList,
  TimeslotGroupPage,
} from './scheduling.graphql.ts';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

interface LinkTicketGroupsDialogProps {
  group: EditedTimeslotGroup;
  onClose: () => void;
}

/** Chooses all the ticket groups that take their times from here. */
export function LinkTicketGroupsDialog({ group, onClose }: LinkTicketGroupsDialogProps) {
  const { t } = useMessages();
  const choices = useGraphqlQuery(TicketGroupChoices, {});
  const link = useGraphqlMutation(LinkTicketGroups, { refetch: [TimeslotGroupPage, TimeslotGroupList] });
  const form = useEditForm({
    values: { ticketGroupIds: group.ticketGroups.map(({ id }) => id), convert: false },
    save: ({ ticketGroupIds, convert }) =>
      link.mutateAsync({ timeslotGroupId: group.id, ticketGroupIds, convert }),
  });
  const hasSchedules = link.error?.fields.some(({ errorKey }) => errorKey === 'ticket-group-has-schedules');
  const offered = (choices.data?.ticketGroups ?? []).filter(
    ({ kind, state }) => kind === 'day plus time' && state !== 'archived',
  );
  return (
    <FormDialog
      opened
      title={t('scheduling.links.title')}
      submitLabel={t('scheduling.links.save')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit().then((saved) => saved && onClose())}
      onClose={onClose}
    >
      <MultiSelect
        label={t('scheduling.links.groups')}
        description={t('scheduling.links.hint')}
        data={offered.map(({ id, name, product }) => ({
          value: id,
          label: name === product.name ? name : `${product.name}: ${name}`,
        }))}
        searchable
        {...form.fields.getInputProps('ticketGroupIds')}
      />
      {hasSchedules && (
        <Checkbox
          label={t('scheduling.links.convert')}
          description={t('scheduling.links.convertHint')}
          {...form.fields.getInputProps('convert', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}
