import { useMessages } from '@foyer/ui/states/messages.tsx';
import { withFailureMessage } from '../../../components/failure-message.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { DeleteTicketType } from './ticket-types.graphql.ts';

/** Deletes a ticket type, or says why not in the words of specification 001, section 8. Answers whether it is gone. */
export function useDeleteTicketType(): { pending: boolean; remove: (id: string) => Promise<boolean> } {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const deletion = useGraphqlMutation(DeleteTicketType, { refetch: [editProductAnswer, TicketGroupDetails] });
  return {
    pending: deletion.isPending,
    remove: async (id) => {
      try {
        await withFailureMessage(deletion.mutateAsync({ id }), t('catalog.types.deleteUnknown'));
        return true;
      } catch (error) {
        const main = error instanceof ValidationError ? error.main : null;
        notify.failed(
          main ? errorText({ ...main, code: main.errorKey }) : t('catalog.types.deleteUnknown'),
          t('catalog.types.deleteFailed'),
        );
        return false;
      }
    },
  };
}
