import { Link } from '@foyer/ui/link.tsx';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { CatalogueSalesFragment } from '../../../generated/operations.ts';
import { TicketTypesCard } from '../ticket-type-list/ticket-types-card.tsx';
import type { EditedProduct } from './product-form.ts';

interface ProductTicketTypesTabProps {
  product: EditedProduct;
  facts: ClientFactsOfScreen;
  sales: CatalogueSalesFragment | undefined;
}

/** The ticket types of each of the product's ticket groups. */
export function ProductTicketTypesTab({ product, facts, sales }: ProductTicketTypesTabProps) {
  return product.ticketGroups.map((group) => (
    <TicketTypesCard
      key={group.id}
      title={<Link to={`/tickets/${group.id}`}>{group.name}</Link>}
      ticketGroup={group}
      ticketTypes={group.ticketTypes}
      facts={facts}
      sold={sales?.ticketTypes}
      withAdd
    />
  ));
}
