import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import type { Seller } from '@foyer/domain/invoices/seller.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { describeLine } from './describe-line.ts';
import type { Invoice } from './invoice.repository.ts';

type Ubl = UblInvoice['ubl:Invoice'];

/** UNTDID 1001: a commercial invoice, a credit note. */
const typeCodes = { invoice: '380', 'credit-note': '381' } as const;

/** Electronic addresses: a number of the Dutch chamber of commerce, an e-mail address. */
const kvkScheme = '0106';
const mailScheme = 'EM';

/** UN/ECE Recommendation 20. */
const piece = 'C62';

/** UNTDID 4461: a SEPA credit transfer. */
const sepaTransfer = '58';

/**
 * A document as an electronic invoice (EN 16931 in UBL 2.1; Invoice or CreditNote). The library checks it against the
 * schema and the code lists of the standard; a credit note's amounts are above zero there, as its type says the rest.
 */
export async function writeEInvoice(invoice: Invoice, billing: Billing): Promise<string> {
  // On first use: it brings readers of spreadsheets and PDFs, which no web process needs to hold.
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });
  const { language } = invoice;
  const xml = await service.generate(
    { 'ubl:Invoice': describe(invoice, billing) },
    { format: 'UBL', lang: language, noWarnings: true },
  );
  return String(xml);
}

function describe(invoice: Invoice, billing: Billing): Ubl {
  const { kind, number, issuedOn, currency, facts } = invoice;
  const { seller, credits, orderNumber, supplyDate } = facts;
  const sign = kind === 'invoice' ? 1 : -1;
  const money = (minor: number) => amountText(sign * minor);
  const { netMinor, vatMinor, grossMinor, vatByRate } = totalsOf(invoice.lines);
  const openMinor = grossMinor - facts.paidMinor;
  const t = readTranslator(invoice.language, ['invoice']);
  const sum = { 'cbc:TaxAmount': money(vatMinor), 'cbc:TaxAmount@currencyID': currency };
  return {
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': typeCodes[kind],
    'cbc:DocumentCurrencyCode': currency,
    ...(billing.reference ? { 'cbc:BuyerReference': billing.reference } : {}),
    'cac:OrderReference': { 'cbc:ID': billing.reference || orderNumber, 'cbc:SalesOrderID': orderNumber },
    ...(credits
      ? {
          'cac:BillingReference': [
            {
              'cac:InvoiceDocumentReference': { 'cbc:ID': credits.number, 'cbc:IssueDate': credits.issuedOn },
            },
          ],
        }
      : {}),
    'cac:AccountingSupplierParty': { 'cac:Party': describeSeller(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': describeBuyer(billing) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': supplyDate },
    ...(openMinor > 0 && seller.accountNumber
      ? {
          'cac:PaymentMeans': [
            {
              'cbc:PaymentMeansCode': sepaTransfer,
              'cbc:PaymentID': number,
              'cac:PayeeFinancialAccount': { 'cbc:ID': seller.accountNumber },
            },
          ],
        }
      : {}),
    ...(openMinor > 0 ? { 'cac:PaymentTerms': { 'cbc:Note': t.t('invoice.payNow') } } : {}),
    'cac:TaxTotal': [
      {
        ...sum,
        'cac:TaxSubtotal': vatByRate.map((rate) => ({
          'cbc:TaxableAmount': money(rate.netMinor),
          'cbc:TaxableAmount@currencyID': currency,
          'cbc:TaxAmount': money(rate.vatMinor),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxCategory': taxCategoryOf(rate.vatBasisPoints),
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(netMinor),
      'cbc:LineExtensionAmount@currencyID': currency,
      'cbc:TaxExclusiveAmount': money(netMinor),
      'cbc:TaxExclusiveAmount@currencyID': currency,
      'cbc:TaxInclusiveAmount': money(grossMinor),
      'cbc:TaxInclusiveAmount@currencyID': currency,
      'cbc:PrepaidAmount': money(facts.paidMinor),
      'cbc:PrepaidAmount@currencyID': currency,
      'cbc:PayableAmount': money(openMinor),
      'cbc:PayableAmount@currencyID': currency,
    },
    'cac:InvoiceLine': invoice.lines.map((line, index) => {
      const { title, detail } = describeLine(line, t);
      return {
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(quantityOf(line, sign)),
        'cbc:InvoicedQuantity@unitCode': piece,
        'cbc:LineExtensionAmount': money(line.netMinor),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cac:Item': {
          ...(detail ? { 'cbc:Description': detail } : {}),
          'cbc:Name': title,
          'cac:ClassifiedTaxCategory': taxCategoryOf(line.vatBasisPoints),
        },
        // Sold with VAT, a piece has a price of more decimals than a cent without it: the price of all is exact.
        'cac:Price': {
          'cbc:PriceAmount': amountText(Math.abs(line.netMinor)),
          'cbc:PriceAmount@currencyID': currency,
          'cbc:BaseQuantity': String(piecesOf(line.quantity)),
          'cbc:BaseQuantity@unitCode': piece,
        },
      };
    }),
  } as Ubl;
}

function describeSeller(seller: Seller) {
  const { name, address, postalCode, town, country, phone, email, vatNumber, kvkNumber } = seller;
  return {
    'cbc:EndpointID': kvkNumber || email,
    'cbc:EndpointID@schemeID': kvkNumber ? kvkScheme : mailScheme,
    'cac:PostalAddress': addressOf({ address, postalCode, town, country }),
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(kvkNumber ? { 'cbc:CompanyID': kvkNumber, 'cbc:CompanyID@schemeID': kvkScheme } : {}),
    },
    'cac:Contact': {
      'cbc:Name': name,
      ...(phone ? { 'cbc:Telephone': phone } : {}),
      ...(email ? { 'cbc:ElectronicMail': email } : {}),
    },
  };
}

function describeBuyer(billing: Billing) {
  const { company, name, vatNumber, email } = billing;
  return {
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': mailScheme,
    'cac:PostalAddress': addressOf(billing),
    ...(vatNumber
      ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } }
      : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': company || name },
    'cac:Contact': { 'cbc:Name': name || company, 'cbc:ElectronicMail': email },
  };
}

const addressOf = (of: Pick<Billing, 'address' | 'postalCode' | 'town'> & { country: string }) => ({
  'cbc:StreetName': of.address,
  'cbc:CityName': of.town,
  'cbc:PostalZone': of.postalCode,
  'cac:Country': { 'cbc:IdentificationCode': of.country },
});

/** Standard rate, or zero rated: tickets are sold with a rate, and a gift has none. */
const taxCategoryOf = (vatBasisPoints: number) => ({
  'cbc:ID': vatBasisPoints > 0 ? 'S' : 'Z',
  'cbc:Percent': String(vatBasisPoints / 100),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

/** How many, below zero where the line takes something off: a price is never below zero. */
function quantityOf({ quantity, netMinor }: InvoiceLine, sign: number): number {
  const pieces = piecesOf(quantity);
  return sign * netMinor < 0 ? 0 - pieces : pieces;
}

const piecesOf = (quantity: number) => Math.abs(quantity) || 1;

/** Minor units of two decimals as the standard writes them: `577.98`. */
function amountText(minor: number): string {
  const size = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}
