import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { negateLines } from '@foyer/domain/invoices/compare-lines.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import { findEInvoiceFaults } from '@foyer/testkit/en16931/check-e-invoice.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { expect, test } from 'vitest';
import { writeEInvoice } from './e-invoice.ts';
import type { Invoice } from './invoice.repository.ts';

const line = (over: Partial<InvoiceLine>): InvoiceLine => ({
  ...{ key: 'a', kind: 'ticket', productName: 'Salt & Light', ticketTypeName: 'Group <adult>' },
  ...{ visitDate: '2026-11-22', visitTime: '12:00', locationName: 'Main building' },
  ...{ quantity: 38, netMinor: 48_807, vatMinor: 4393, vatBasisPoints: 900 },
  ...over,
});
const fee = { productName: '', ticketTypeName: '', visitDate: null, visitTime: null, locationName: null };
const lines = [
  line({}),
  line({ key: 'b', quantity: 20, netMinor: 6422, vatMinor: 578 }),
  line({
    ...fee,
    key: 'service',
    kind: 'service',
    quantity: 40,
    netMinor: 2479,
    vatMinor: 521,
    vatBasisPoints: 2100,
  }),
  line({
    ...fee,
    key: 'donation',
    kind: 'donation',
    quantity: 1,
    netMinor: 500,
    vatMinor: 0,
    vatBasisPoints: 0,
  }),
];
const seller = {
  ...{
    name: 'Stichting Getij',
    address: 'Havenkade 12',
    postalCode: '1234 AB',
    town: 'Havenstad',
    country: 'NL',
  },
  ...{
    phone: '+31 20 555 0134',
    website: '',
    email: 'boekhouding@getij.example',
    vatNumber: 'NL004495445B01',
  },
  ...{ kvkNumber: '12345678', accountNumber: 'NL91ABNA0417164300', beneficiary: 'Stichting Getij' },
};
const billing: Billing = {
  ...{
    company: 'Harbour Tours BV',
    name: 'Planning',
    address: 'Pier 3',
    postalCode: '1235 CD',
    town: 'Havenstad',
  },
  ...{ country: 'NL', vatNumber: 'NL000099998B57', reference: 'PO 7731', email: 'planning@harbour.example' },
};
const invoiceOf = (over: Partial<Invoice> = {}): Invoice => {
  const own = over.lines ?? lines;
  const { netMinor, vatMinor, grossMinor: totalMinor } = totalsOf(own);
  return {
    ...{
      id: 'i',
      orderId: 'o',
      kind: 'invoice',
      year: 2026,
      sequence: 409,
      number: 'GT2026-00409',
      creditsId: null,
    },
    ...{
      issuedAt: new Date('2026-11-20T12:00:00Z'),
      issuedOn: '2026-11-20',
      language: 'en',
      currency: 'EUR',
    },
    ...{ netMinor, vatMinor, totalMinor, billing: Buffer.alloc(0), personKeyId: 'k' },
    facts: {
      seller,
      orderNumber: 'GT-104744',
      supplyDate: '2026-11-22',
      paidMinor: totalMinor,
      credits: null,
    },
    ...over,
    lines: own,
  };
};
const paid = invoiceOf();
const open: Invoice = { ...paid, facts: { ...paid.facts, paidMinor: 0 } };
const credited = invoiceOf({ kind: 'credit-note', lines: negateLines(lines.slice(0, 2)) });
const note: Invoice = {
  ...credited,
  facts: { ...credited.facts, credits: { number: 'GT2026-00409', issuedOn: '2026-11-20' } },
};
/** One line without a price of its own, one whose net and VAT go against each other, a private buyer abroad. */
const odd = invoiceOf({
  kind: 'credit-note',
  lines: [
    line({ quantity: 0, netMinor: -500, vatMinor: -45 }),
    line({ key: 'b', quantity: 0, netMinor: 1, vatMinor: -1 }),
  ],
});
const privately: Billing = {
  ...{ company: '', name: 'Anna <Visser> & zn.', address: 'Rue 1', postalCode: '75001', town: 'Paris' },
  ...{ country: 'FR', vatNumber: '', reference: '', email: 'anna@visser.example' },
};

const amountsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="EUR">([^<]*)<`, 'g'))].map(([, amount]) => amount);

test('an e-invoice has the sums of the invoice to the cent, per VAT rate, and what is still to pay', async () => {
  const xml = await writeEInvoice(paid, billing);
  expect(amountsOf(xml, 'TaxableAmount')).toEqual(['24.79', '552.29', '5.00']);
  expect(amountsOf(xml, 'TaxAmount')).toEqual(['54.92', '5.21', '49.71', '0.00']);
  expect(amountsOf(xml, 'TaxInclusiveAmount')).toEqual(['637.00']);
  expect(amountsOf(xml, 'PayableAmount')).toEqual(['0.00']);
  expect(xml).toContain('Group &lt;adult&gt;');
  expect(xml).not.toContain('PayeeFinancialAccount');
  const toPay = await writeEInvoice(open, billing);
  expect(amountsOf(toPay, 'PayableAmount')).toEqual(['637.00']);
  expect(toPay).toContain('<cbc:ID>NL91ABNA0417164300</cbc:ID>');
});

test('a credit note is a CreditNote with amounts above zero, and names its invoice', async () => {
  const xml = await writeEInvoice(note, billing);
  expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(amountsOf(xml, 'TaxInclusiveAmount')).toEqual(['602.00']);
  expect(xml.replace(/\s/g, '')).toContain(
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>GT2026-00409</cbc:ID>',
  );
});

test('what the standard does not allow is never written', async () => {
  const unknown = { ...billing, country: 'XX' as Billing['country'] };
  await expect(writeEInvoice(paid, unknown)).rejects.toThrow('validation failed');
});

test.runIf(isLongRun()).each([
  ['a paid invoice', paid, billing],
  ['an invoice that is to be paid', open, billing],
  ['a credit note', note, billing],
  ['a credit note of prices alone to a private buyer abroad', odd, privately],
])('%s keeps every official rule of EN 16931', async (_what, invoice, buyer) => {
  expect(findEInvoiceFaults(await writeEInvoice(invoice, buyer))).toEqual([]);
});

test.runIf(isLongRun())('the official rules do find a fault', async () => {
  const xml = await writeEInvoice(paid, billing);
  expect(findEInvoiceFaults(xml.replace('>637.00<', '>637.01<')).join()).toContain('BR-CO-15');
});
