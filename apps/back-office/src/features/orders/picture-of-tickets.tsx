import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GroupOfTicketType } from './orders.graphql.ts';
import styles from './orders.module.css';

/** The picture of the product of a ticket type, for accounts that may see the catalogue; its place is kept while it loads. */
export function PictureOfTickets({ ticketTypeId }: { ticketTypeId: string }) {
  const canSee = useCan('tickets', 'access');
  const { data, isLoading } = useGraphqlQuery(GroupOfTicketType, { id: ticketTypeId }, { enabled: canSee });
  const source = data?.ticketType.ticketGroup.product.imageUrl;
  if (isLoading) return <span className={styles.picture} />;
  return source ? <ResponsiveImage source={source} alt="" widest={52} className={styles.picture} /> : null;
}
