import { formatDate } from '@foyer/i18n/format-date.ts';
import { writeReceipt } from '@foyer/i18n/write-receipt.ts';
import { readValidationError } from '../../../session/graphql/validation-error.ts';
import { type DeskHand, type PapersOfSale, type PrintedTicket, refusedHere } from '../hands/desk-hand.ts';
import type { DeskKeeper } from './desk-keeper.ts';
import type { KeptLease } from './kept-lease.ts';
import { receiptWords } from './receipt-words.ts';
import { quoteByLease, type SoldByLease } from './sell-by-lease.ts';

interface Museum {
  timeZone: string;
  currency: string;
}

/** Sells of what this desk keeps. */
export function leaseHand(keeper: DeskKeeper, museum: Museum): DeskHand {
  const { lease, unsent } = keeper.state();
  return {
    name: `lease ${lease?.id} ${unsent.length}`,
    async quote(wish) {
      const state = keeper.state();
      if (!state.lease) throw refusedHere([{ code: 'desk-needs-connection' }]);
      const { lease } = state;
      const quoted = quoteByLease(wish, { ...state, lease, nowMs: Date.now() });
      if (!quoted.ok) throw refusedHere(quoted.refusals);
      const { lines, totals } = quoted.value;
      const { feesMinor, totalMinor } = totals;
      return {
        lines: lines.map(({ ticketTypeId, quantity, totalMinor }) => {
          const { name, title } = namesOf(ticketTypeId, null, lease);
          return { ticketTypeId, name, ticketGroupTitle: title, quantity, totalMinor, discountMinor: 0 };
        }),
        feesMinor,
        discountMinor: 0,
        totalMinor,
        codeParts: [],
        dueMinor: totalMinor,
      };
    },
    async sell(asked) {
      const sold = await keeper.sell(asked);
      if (!sold.ok) throw readValidationError(refusedHere(sold.refusals).errors);
      const { sale, settled } = sold.value;
      return {
        id: sale.saleId,
        orderId: '',
        orderNumber: sale.receipt,
        totalMinor: sale.totalMinor,
        changeMinor: settled.reduce((sum, { changeMinor }) => sum + changeMinor, 0),
        itemCount: sale.codes.length,
        buyerEmail: sale.buyer.email,
        payments: settled.map(({ means, amountMinor, receivedMinor, changeMinor }) => {
          return { means, amountMinor, receivedMinor, changeMinor };
        }),
        papers: papersOf(sold.value, museum),
      };
    },
  };
}

function papersOf({ sale, price, settled, lease }: SoldByLease, museum: Museum): PapersOfSale {
  const { date, timeslotId } = sale.wish;
  const lines = sale.wish.lines.map((line) => ({
    ...line,
    ...namesOf(line.ticketTypeId, timeslotId, lease),
  }));
  const { totalMinor, feesMinor, vatByRate } = price.totals;
  const cash = settled.find(({ means }) => means === 'cash');
  const receipt = writeReceipt(
    {
      company: lease.company,
      number: sale.receipt,
      numberOf: 'receipt',
      at: sale.soldAt,
      ...museum,
      lines: lines.map(({ ticketTypeId, quantity, name, title, time, isDated }) => ({
        quantity,
        name,
        totalMinor: price.lines.find((one) => one.ticketTypeId === ticketTypeId)?.totalMinor ?? 0,
        productName: title,
        visitDate: isDated ? date : null,
        visitTime: time,
      })),
      feesMinor,
      donationMinor: 0,
      totalMinor,
      paid: settled.map(({ means, receivedMinor }) => ({ means, amountMinor: receivedMinor })),
      changeMinor: cash?.changeMinor ?? null,
      vatByRate,
    },
    receiptWords(sale.wish.language),
  );
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const tickets = sale.codes.map((code, index): PrintedTicket => {
    const { name = '', title = '', time = null, isDated = false } = pieces[index] ?? {};
    return {
      number: lease.codes.find((one) => one.code === code)?.number ?? '',
      ...{ code, title, typeName: name },
      when: isDated ? [formatDate(date), time].filter(Boolean).join(' ') : '',
    };
  });
  return { receipt, tickets };
}

function namesOf(ticketTypeId: string, timeslotId: string | null, { offer }: KeptLease) {
  const group = offer.groups.find(({ ticketTypes }) => ticketTypes.some(({ id }) => id === ticketTypeId));
  const time = group?.needsTimeslot ? group.timeslots.find(({ id }) => id === timeslotId)?.time : undefined;
  return {
    name: group?.ticketTypes.find(({ id }) => id === ticketTypeId)?.name ?? '',
    title: group?.title ?? '',
    time: time ?? null,
    isDated: group?.needsTimeslot === true || group?.needsDate === true,
  };
}
