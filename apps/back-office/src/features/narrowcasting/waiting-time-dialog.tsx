import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../components/fields/count-field.tsx';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { EditWallScreen, SetWaitingTime, WallScreenList } from './narrowcasting.graphql.ts';

interface WaitingTimeDialogProps {
  screen: { id: string; name: string; waitingMinutes: number | null };
  onClose: () => void;
}

/** The minutes that a screen says one waits at the entrance; empty = it says nothing of it. */
export function WaitingTimeDialog({ screen: { id, name, waitingMinutes }, onClose }: WaitingTimeDialogProps) {
  const { t } = useMessages();
  const set = useGraphqlMutation(SetWaitingTime, { refetch: [WallScreenList, EditWallScreen] });
  const form = useEditForm({
    values: { minutes: waitingMinutes },
    check: async (values) =>
      parseInput((await import('@foyer/domain/narrowcasting/wall-screen-input.ts')).waitingTimeInput, values),
    save: async (input) => {
      await set.mutateAsync({ id, input });
      onClose();
    },
  });
  return (
    <EditFormDialog
      form={form}
      title={t('narrowcasting.waiting.of', { name })}
      submitLabel={t('narrowcasting.waiting.set')}
      onClose={onClose}
    >
      <CountField
        label={t('narrowcasting.waiting.field')}
        description={t('narrowcasting.waiting.hint')}
        max={600}
        data-autofocus
        {...form.fields.getInputProps('minutes')}
      />
    </EditFormDialog>
  );
}
