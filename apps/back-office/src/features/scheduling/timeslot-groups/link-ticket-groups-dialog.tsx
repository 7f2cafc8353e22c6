import { ok } from '@foyer/domain/result/result.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { SeveralChoices } from '../../../components/fields/several-choices.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TicketGroupChoices } from '../scheduling.graphql.ts';

interface LinkTicketGroupsDialogProps {
  ticketGroupIds: readonly string[];
  /** Takes them over into the page's form; nothing is saved yet. */
  onTake: (ticketGroupIds: string[]) => void;
  onClose: () => void;
}

/** Chooses all the ticket groups that take their times from here. */
export function LinkTicketGroupsDialog({ ticketGroupIds, onTake, onClose }: LinkTicketGroupsDialogProps) {
  const { t } = useMessages();
  const choices = useGraphqlQuery(TicketGroupChoices, {});
  const form = useEditForm({
    values: { ticketGroupIds: [...ticketGroupIds] },
    check: (values) => ok(values),
    save: async (values) => onTake(values.ticketGroupIds),
  });
  const offered = (choices.data?.ticketGroups ?? []).filter(
    ({ id, kind, state }) =>
      ticketGroupIds.includes(id) || (kind === 'day plus time' && state !== 'archived'),
  );
  return (
    <EditFormDialog
      form={form}
      title={t('scheduling.links.title')}
      submitLabel={t('scheduling.links.save')}
      waitsFor={{ query: choices, failed: t('scheduling.links.failed') }}
      onClose={onClose}
    >
      <SeveralChoices
        label={t('scheduling.links.groups')}
        description={t('scheduling.links.hint')}
        data={offered.map(({ id, name, product }) => ({
          value: id,
          label: name === product.name ? name : `${product.name}: ${name}`,
        }))}
        searchable
        {...form.fields.getInputProps('ticketGroupIds')}
      />
    </EditFormDialog>
  );
}
