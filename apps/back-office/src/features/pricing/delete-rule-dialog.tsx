import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { AllPricingRules, DeletePricingRule, GroupPrices } from './pricing.graphql.ts';

interface DeleteRuleDialogProps {
  rule: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a rule goes; what was bought under it keeps its price. */
export function DeleteRuleDialog({ rule, onClose, onDeleted }: DeleteRuleDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const remove = useGraphqlMutation(DeletePricingRule, { refetch: [GroupPrices, AllPricingRules] });
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id: rule.id });
      notify.done(t('pricing.deleted', { name: rule.name }));
      onDeleted?.();
    } catch {
      notify.failed(t('pricing.deleteFailed'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('pricing.deleteQuestion', { name: rule.name })}
      confirmLabel={t('pricing.delete')}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('pricing.deleteText')}
    </ConfirmDialog>
  );
}
