import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import { expect, test } from 'vitest';
import type { Invoice } from '../invoice.repository.ts';
import { drawInvoice } from './draw-invoice.ts';

const lines = (count: number): InvoiceLine[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ key: `${index}`, kind: 'ticket', productName: 'Salt & Light', ticketTypeName: `Group ${index}` },
    ...{ visitDate: '2026-11-22', visitTime: '12:00', locationName: 'Main building' },
    ...{ quantity: 2, netMinor: 2569, vatMinor: 231, vatBasisPoints: 900 },
  }));
const seller = {
  ...{
    name: 'Stichting Getij',
    address: 'Havenkade 12',
    postalCode: '1234 AB',
    town: 'Havenstad',
    country: 'NL',
  },
  ...{ phone: '', website: '', email: '', vatNumber: 'NL004495445B01', kvkNumber: '12345678' },
  ...{ accountNumber: '', beneficiary: '' },
};
const billing: Billing = {
  ...{ company: '', name: '山田 花子', address: 'Pier 3', postalCode: '1235 CD', town: 'Havenstad' },
  ...{ country: 'BE', vatNumber: '', reference: '', email: 'yamada@example.com' },
};

function draw(count: number, language: Invoice['language']): Promise<Buffer> {
  const own = lines(count);
  const { netMinor, vatMinor, grossMinor: totalMinor } = totalsOf(own);
  const invoice: Invoice = {
    ...{
      id: 'i',
      orderId: 'o',
      kind: 'invoice',
      year: 2026,
      sequence: 9,
      number: 'GT2026-00009',
      creditsId: null,
    },
    ...{ issuedAt: new Date('2026-11-20T12:00:00Z'), issuedOn: '2026-11-20', language, currency: 'EUR' },
    ...{ netMinor, vatMinor, totalMinor, lines: own, billing: Buffer.alloc(0), personKeyId: 'k' },
    facts: { seller, orderNumber: 'GT-1', supplyDate: '2026-11-22', paidMinor: totalMinor, credits: null },
  };
  return drawInvoice(invoice, billing, '<Invoice/>');
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('an invoice of few lines is one page, one of forty fills as many as it needs', async () => {
  expect(pagesOf(await draw(3, 'en'))).toBe(1);
  expect(pagesOf(await draw(40, 'en'))).toBe(4);
});

test.each(['nl', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ru', 'ca', 'ja', 'ko', 'zh'] as const)(
  'it is drawn in %s',
  async (language) => {
    expect(pagesOf(await draw(1, language))).toBe(1);
  },
);
