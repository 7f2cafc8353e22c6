import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GroupOfTicketType } from './orders.graphql.ts';
import styles from './orders.module.css';

/** The picture of the product of a ticket type; for accounts that may see the catalogue. */
export function PictureOfTickets({ ticketTypeId }: { ticketTypeId: string }) {
  const canSee = useCan('tickets', 'access');
  const { data } = useGraphqlQuery(GroupOfTicketType, { id: ticketTypeId }, { enabled: canSee });
  const source = data?.ticketType.ticketGroup.product.imageUrl;
  return source ? <ResponsiveImage source={source} alt="" widest={52} className={styles.picture} /> : null;
}
