import { type ETicketDocument, renderETickets } from '@foyer/server/modules/tickets/index.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { drawPlainTickets } from './draw-plain-tickets.ts';
import { repeatUntil } from './repeat-until.ts';

const ticket = {
  code: `F1${'K7Q2ZX9M4TBWRD3HJ8VNCP5YGA6SFE01'.repeat(4).slice(0, 120)}`,
  productName: 'Salt & Light',
  ticketTypeName: 'Adult',
  visitDate: '2026-11-22',
  visitTime: '15:30',
  durationMinutes: 75,
  priceMinor: 1750,
  vatBasisPoints: 900,
  location: { name: 'Getij', address: 'Havenkade 1', postalCode: '4001 AB', town: 'Havenstad' },
};

/** An order of so many tickets, each with a number and a code of its own. */
function anOrder(tickets: number): ETicketDocument {
  return {
    language: 'en',
    client: { name: 'Getij', town: 'Havenstad', email: 'tickets@getij.example', website: '' },
    colours: { brand: '#C2402A', ink: '#12263A' },
    orderNumber: 'GT-104903',
    buyerName: 'Anna Visser',
    currency: 'EUR',
    isTest: false,
    tickets: Array.from({ length: tickets }, (_, index) => {
      const ticketNumber = `${7_731_094_822_190_401 + index * 7_919}`;
      return { ...ticket, ticketNumber, code: `${ticket.code.slice(0, -16)}${ticketNumber}` };
    }),
  };
}

const side = (name: string, make: () => Promise<unknown>, tickets: number): Side => ({
  name,
  run: async (milliseconds) => {
    const run = await repeatUntil(milliseconds, 1, make);
    return { ...run, done: run.done * tickets };
  },
});

/** PDF tickets against pdfkit's floor for the same page: its texts, its code, its tags, and nothing that chooses them. */
export const pdfTickets: Benchmark = {
  name: 'pdf tickets',
  async prepare() {
    const contests = [
      { tickets: 1, must: 0.6 },
      { tickets: 1000, must: 0.8 },
    ].map(({ tickets, must }) => {
      const order = anOrder(tickets);
      const draw = drawPlainTickets(order);
      return {
        name: tickets === 1 ? 'one ticket in a file' : `${tickets} tickets in one file`,
        unit: 'tickets',
        measure: 'rate' as const,
        must,
        aim: 1,
        foyer: side('Foyer', () => renderETickets(order), tickets),
        other: side('pdfkit', draw, tickets),
      };
    });
    return { contests, findFaults: async () => [], close: async () => {} };
  },
};
