import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { getCart } from '@foyer/server/modules/storefront/cart/show-cart.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import { getTicketSigner } from '@foyer/server/modules/tickets/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { RefusedError } from '@foyer/server/platform/errors.ts';
import type { MuseumOfChaos } from './museum-of-chaos.ts';

const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** A visitor of the sales page: buys for a timeslot, some without paying. @returns the codes of the tickets. */
export async function buyOnPage(
  app: App,
  { clientId, subdomain, page, adultId, timeslots }: MuseumOfChaos,
  random: SeededRandom,
): Promise<string[]> {
  const open = timeslots.filter(({ startsAt }) => startsAt > app.clock());
  const timeslotId = open[random.between(0, Math.max(0, open.length - 1))]?.id;
  if (!timeslotId) return [];
  const lines = [{ ticketTypeId: adultId, quantity: random.between(1, 3) }];
  try {
    const at = { client: subdomain, channel: page.url };
    const { secret } = await takeCart(app, at, { language: 'en', timeslotId, lines }, randomUUID());
    if (random.chance(0.1)) return [];
    await saveDetails(app, secret, anna);
    const { redirectUrl } = await checkOut(app, secret, { method: 'test' });
    const reference = redirectUrl.split('/pay/test/')[1] ?? '';
    const { totals, currency } = await getCart(app, secret);
    const notice = { provider: 'test', reference, event: 'paid', outcome: 'paid' } as const;
    await settlePayment(app, clientId, { ...notice, amountMinor: totals.totalMinor, currency });
    return await codesOf(app, clientId, reference);
  } catch (error) {
    // Sold out: the page says so.
    if (error instanceof RefusedError) return [];
    throw error;
  }
}

async function codesOf(app: App, clientId: string, reference: string): Promise<string[]> {
  return inClient(app.db, clientId, async (scope) => {
    const tickets = await scope.tx
      .selectFrom('ticket')
      .innerJoin('payment', (join) =>
        join
          .onRef('payment.clientId', '=', 'ticket.clientId')
          .onRef('payment.orderId', '=', 'ticket.orderId'),
      )
      .select(['ticket.code', 'ticket.visitDate', 'ticket.test'])
      .where('payment.clientId', '=', clientId)
      .where('payment.reference', '=', reference)
      .execute();
    const signer = await getTicketSigner(app, scope);
    return tickets.map((ticket) => signer.codeOf(ticket));
  });
}
