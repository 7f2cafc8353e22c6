import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { OpenDeskTickets } from './desk-sale.graphql.ts';
import styles from './desk-sale.module.css';

/** Opens the PDF of the tickets, to be printed on paper by the browser; its link works for a minute. */
export function PrintTickets({ orderId }: { orderId: string }) {
  const { t } = useMessages();
  const open = useGraphqlMutation(OpenDeskTickets);
  const notice = useRefusalNotice();
  const print = async () => {
    const { openOrderTickets } = await open.mutateAsync({ orderId });
    window.open(apiUrl(openOrderTickets), '_blank', 'noopener');
  };
  return (
    <button type="button" className={styles.secondary} onClick={() => void notice(print)}>
      {t('desk.printTickets')}
    </button>
  );
}
