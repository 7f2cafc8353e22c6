import { z } from 'zod';
import { contentLanguageInput } from '../catalog/content-language-input.ts';
import { deskSaleInput } from '../desk-sales/desk-sale-input.ts';
import { mostDeskTickets } from '../desk-sales/most-desk-tickets.ts';

/** Sales that a desk sends in together; it sends the others afterwards. */
export const mostSalesAtOnce = 50;

const instantInput = z.iso.datetime({ offset: true, error: 'input-invalid' });

/** Which browser at which till asks for a lease. */
export const renewDeskLeaseInput = z.object({
  tillId: z.uuid('till-required'),
  /** Made and kept by the browser. */
  deviceId: z.uuid('input-invalid'),
  language: contentLanguageInput,
  /** What the browser has of the last answer: the same is not sent again. */
  seenTerms: z.string().max(64, 'input-invalid').nullable().default(null),
  seenCodes: z.string().max(64, 'input-invalid').nullable().default(null),
  /** The browser has not read yet what it sold and not sent: it gets no fewer places than it had. */
  hasUnreadSales: z.boolean().default(false),
});

export type RenewDeskLeaseInput = z.output<typeof renewDeskLeaseInput>;

/** What a desk sold without a connection. Its wish has no codes: they need the server. */
export const offlineDeskSaleInput = deskSaleInput
  .pick({ saleId: true, totalMinor: true, payments: true, buyer: true })
  .extend({
    /** As the receipt says after the prefix of its lease. */
    receiptNumber: z.int('input-invalid').min(1, 'input-invalid').max(99_999_999, 'input-invalid'),
    /** By the clock of the desk. */
    soldAt: instantInput,
    wish: deskSaleInput.shape.wish.omit({ discountCode: true, payingCodes: true }),
    /** Of the tickets, one each in the order of the lines of the wish: what was printed, or its 16 digits. */
    codes: z.array(z.string().trim().min(16, 'input-invalid').max(200, 'input-invalid')).max(mostDeskTickets),
  });
export type OfflineDeskSale = z.output<typeof offlineDeskSaleInput>;

/** Sales of one lease that come in together, as the API describes them. */
export const sendDeskSalesInput = z.object({
  leaseId: z.uuid('input-invalid'),
  /** What the clock of the desk shows as it sends: it may be wrong by as much as it is now. */
  deviceNow: instantInput,
  sales: z.array(offlineDeskSaleInput).max(mostSalesAtOnce, 'input-invalid'),
});

/**
 * The same as it is read: each sale is read by itself, with `offlineDeskSaleInput`, so that one that says something impossible
 * holds up no other.
 */
export const sentDeskSalesInput = sendDeskSalesInput.extend({
  sales: z.array(z.custom<OfflineDeskSale>()).max(mostSalesAtOnce, 'input-invalid'),
});

const nameOfSale = offlineDeskSaleInput.pick({ saleId: true, receiptNumber: true, soldAt: true });

/** Whether a sale says by what it is kept, whatever else it says. */
export const namesItself = (sale: OfflineDeskSale): boolean => nameOfSale.safeParse(sale).success;
