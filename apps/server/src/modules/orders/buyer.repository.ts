import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Order } from './order.repository.ts';

type Buyer = Pick<Order, 'buyerFirstName' | 'buyerLastName' | 'buyerEmail' | 'buyerPhone'>;

/** What an edit of the buyer is based on. */
export const buyerVersionOf = ({ buyerFirstName, buyerLastName, buyerEmail, buyerPhone }: Buyer): string =>
  contentVersion([buyerFirstName, buyerLastName, buyerEmail, buyerPhone]);

/** Writes the buyer of a locked order. Addresses are found whatever their case. */
export async function changeBuyer(
  scope: ClientScope,
  id: string,
  buyer: { firstName: string; lastName: string; email: string; phone: string },
): Promise<void> {
  await scope.tx
    .updateTable('orders')
    .set({
      buyerFirstName: buyer.firstName,
      buyerLastName: buyer.lastName,
      buyerEmail: buyer.email.toLowerCase(),
      buyerPhone: buyer.phone,
      personErasedAt: null,
    })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}
