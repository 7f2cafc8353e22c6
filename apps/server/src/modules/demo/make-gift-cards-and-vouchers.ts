import { addMonths } from '@foyer/domain/calendar/local-date.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { makeGiftCard } from '../gift-cards/index.ts';
import { createVoucherBatch } from '../vouchers/index.ts';
import type { MadeProduct } from './make-catalogue.ts';

const cards = [
  { amountMinor: 5_000, source: 'paid-elsewhere', recipientName: 'Noor Bakker', fromName: 'Daan Visser' },
  {
    amountMinor: 2_500,
    source: 'paid-elsewhere',
    recipientName: 'Ilse van Dam',
    message: 'Fijne verjaardag!',
  },
  { amountMinor: 10_000, source: 'given', recipientName: 'Loterij Zomerfeest' },
] as const;

/** Gift cards as staff make them by hand, none of which is mailed, and the vouchers of a hotel for its guests. */
export async function makeGiftCardsAndVouchers(
  manager: RequestContext,
  products: readonly MadeProduct[],
  today: string,
): Promise<void> {
  for (const card of cards) await makeGiftCard(manager, { ...card, language: 'nl' });
  const adult = products.find(({ plan }) => plan.key === 'salt-and-light')?.ticketTypeIds[0];
  await createVoucherBatch(manager, {
    ...{ name: 'Hotel Havenzicht', reference: 'Arrangement Zout & Licht', prefix: 'HAVEN', quantity: 40 },
    ...{ validFrom: today, validUntil: addMonths(today, 12), atGate: true },
    worth: [{ ticketTypeId: adult, quantity: 2 }],
  });
}
