import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { editProductAnswer } from '../products/edit-product-answer.ts';
import { TicketGroupDetails } from '../ticket-groups/ticket-groups.graphql.ts';
import { ArchiveTicketType, EditTicketType } from './ticket-types.graphql.ts';

/** Archives a ticket type or brings it back, at once and with Undo. */
export function useArchiveTicketType({ id, state }: { id: string; state: string }, name: string) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const notify = useNotify();
  const archive = useGraphqlMutation(ArchiveTicketType, {
    refetch: [EditTicketType, TicketGroupDetails, editProductAnswer],
  });
  const isArchived = state === 'archived';
  const set = (archived: boolean) => notice(() => archive.mutateAsync({ id, archived }));
  return {
    label: t(isArchived ? 'catalog.types.restore' : 'catalog.types.archive'),
    onClick: async () => {
      if (!(await set(!isArchived))) return;
      const words = t(isArchived ? 'catalog.types.restored' : 'catalog.types.archived', { name });
      notify.done(words, () => void set(isArchived));
    },
  };
}
