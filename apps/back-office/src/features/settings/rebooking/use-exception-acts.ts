import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { RowAction } from '../../../components/row-menu.tsx';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useQuestion } from '../use-question.tsx';
import type { ShownException } from './exception-form.ts';
import {
  ApplyRebookingExceptionNow,
  DeleteRebookingException,
  RebookingExceptions,
  WithdrawRebookingException,
} from './rebooking.graphql.ts';

const refetch = [RebookingExceptions];

/** What can be done with an exception, by whether it is in force, to come or about to end. */
export function useExceptionActs({
  mayApplyNow,
  onEdit,
}: {
  mayApplyNow: boolean;
  onEdit: (exception: ShownException) => void;
}) {
  const { t } = useMessages();
  const { ask, dialog } = useQuestion();
  const attempt = useRefusalNotice();
  const remove = useGraphqlMutation(DeleteRebookingException, { refetch });
  const withdraw = useGraphqlMutation(WithdrawRebookingException, { refetch });
  const applyNow = useGraphqlMutation(ApplyRebookingExceptionNow, { refetch });

  const actsOf = (exception: ShownException): RowAction[] => {
    const { id, version, targetName: name, state } = exception;
    const change = { label: t('rebooking.change'), onClick: () => onEdit(exception) };
    const now = {
      label: t('settings.applyNow.confirm'),
      onClick: async () => {
        const yes = await ask({
          title: t('settings.applyNow.question', { subject: name }),
          text: t('settings.applyNow.text'),
          confirmLabel: t('settings.applyNow.confirm'),
        });
        if (yes) await attempt(() => applyNow.mutateAsync({ id, version }));
      },
    };
    const takeBack = (label: string) => ({
      label,
      onClick: () => void attempt(() => withdraw.mutateAsync({ id, version })),
    });
    const end = {
      label: t('rebooking.delete'),
      destructive: true,
      onClick: async () => {
        const yes = await ask({
          title: t('rebooking.deleteQuestion', { name }),
          text: t('rebooking.deleteText'),
          confirmLabel: t('rebooking.delete'),
          destructive: true,
        });
        if (yes) await attempt(() => remove.mutateAsync({ id, version }));
      },
    };
    const ofExtra = mayApplyNow ? [now] : [];
    if (state === 'in-force') return [change, end];
    if (state === 'coming') return [change, ...ofExtra, takeBack(t('settings.withdraw'))];
    // One that another takes the place of is changed there.
    return state === 'ending' ? [takeBack(t('rebooking.keep')), ...ofExtra] : [];
  };
  return { actsOf, dialog };
}
