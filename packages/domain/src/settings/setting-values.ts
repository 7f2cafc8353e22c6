import { z } from 'zod';
import { blockingDefaults, blockingSchema } from '../abuse-limits/blocking-input.ts';
import { orderLimitDefaults, orderLimitSchema } from '../abuse-limits/order-limit.ts';
import { verificationDefaults, verificationSchema } from '../abuse-limits/verification.ts';
import { clientCountries, codeTypes, paymentEnvironments } from '../clients/client.ts';
import { isPostalCode } from '../clients/postal-code.ts';
import { giftCardDefaults, giftCardSettingsSchema } from '../gift-cards/gift-card-settings.ts';
import { invoicePrefixShape } from '../invoices/invoice-number.ts';
import { mailingListDefaults, mailingListSchema } from '../mailing-list/mailing-list-settings.ts';
import { currencies } from '../money/currency.ts';
import { defaultOrderNumberPrefix } from '../orders/order-number.ts';
import { noRates } from '../pricing/platform-rates.ts';
import { platformRatesInput } from '../pricing/platform-rates-input.ts';
import { onceGood } from '../result/once-good.ts';
import { pdfVersions } from '../tickets/pdf-versions.ts';
import { tillDefaults, tillSettingsSchema } from '../tills/till-settings.ts';
import { analyticsDefaults, analyticsSchema } from './analytics-settings.ts';
import { isIban, isKvkNumber, isVatNumber, tidyNumber } from './bank-and-tax.ts';
import { bccEmailsField } from './bcc-emails.ts';
import { clientHost } from './client-host.ts';
import { clientLocales, languageForms } from './client-locales.ts';
import { rebookingDefaults, rebookingSchema, refundDefaults, refundsSchema } from './money-back-settings.ts';
import { retentionDefaults, retentionSchema } from './retention-settings.ts';
import {
  emailField,
  filledText,
  optionalText,
  ownFeeField,
  percentField,
  phoneField,
  timeZoneField,
  urlField,
} from './setting-fields.ts';
import type { SettingSubject } from './setting-subjects.ts';
import { voucherUrlField } from './voucher-url.ts';

const numberField = (isGood: (text: string) => boolean, code: string) =>
  z
    .string()
    .transform(tidyNumber)
    .refine((text) => text === '' || isGood(text), code);

const ipRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'ip-range-invalid');

const unique = (texts: string[]) => [...new Set(texts)];

/** Minutes for which a visitor's places are held (product.md, section 5). */
export const holdMinutesRange = { minimum: 5, maximum: 60 } as const;

/** One schema per subject: the form and the server check with it, and what is stored is its output. */
export const settingSchemas = {
  company: z
    .object({
      name: filledText(100),
      address: optionalText(200),
      postalCode: z.string().trim().max(20, 'zip-code-invalid'),
      town: optionalText(100),
      country: z.enum(clientCountries, 'country-invalid'),
      phone: phoneField,
      website: urlField,
      email: emailField,
    })
    .superRefine(
      ({ postalCode, country }, context) => {
        if (postalCode === '' || isPostalCode(postalCode, country)) return;
        context.addIssue({ code: 'custom', path: ['postalCode'], message: 'zip-code-invalid' });
      },
      onceGood('postalCode', 'country'),
    ),
  administrative: z.object({
    crmId: z.string().trim().max(18, 'crm-id-not-numeric').regex(/^\d*$/, 'crm-id-not-numeric'),
    crmLogicalAccount: optionalText(100),
  }),
  financial: z.object({
    vatNumber: numberField(isVatNumber, 'vat-number-invalid'),
    kvkNumber: numberField(isKvkNumber, 'kvk-number-invalid'),
    accountNumber: numberField(isIban, 'account-number-invalid'),
    beneficiary: optionalText(100),
  }),
  technical: z.object({
    codeType: z.enum(codeTypes, 'code-type-invalid'),
    timeZone: timeZoneField,
  }),
  environment: z.object({
    paymentEnvironment: z.enum(paymentEnvironments, 'payment-environment-invalid'),
  }),
  languages: z
    .object({
      languages: z
        .array(
          z.object({
            locale: z.enum(clientLocales, 'setting-language-unknown'),
            form: z.enum(languageForms, 'setting-language-unknown'),
          }),
        )
        .min(1, 'languages-required')
        .max(clientLocales.length, 'setting-language-unknown'),
      defaultLocale: z.enum(clientLocales, 'default-language-required'),
    })
    .superRefine(
      ({ languages, defaultLocale }, context) => {
        const locales = languages.map(({ locale }) => locale);
        if (new Set(locales).size < locales.length) {
          context.addIssue({ code: 'custom', path: ['languages'], message: 'setting-language-twice' });
        }
        if (locales.length === 0 || locales.includes(defaultLocale)) return;
        context.addIssue({
          code: 'custom',
          path: ['defaultLocale'],
          message: 'default-language-not-selected',
        });
      },
      onceGood('languages', 'defaultLocale'),
    ),
  currency: z.object({ currency: z.enum(currencies, 'currency-invalid') }),
  support: z.object({
    supportEmail: emailField,
    supportPhone: phoneField,
    /** "alternate support number empty or a valid phone" (specification 001, section 5). */
    alternatePhone: phoneField,
    supportUrl: urlField,
  }),
  thresholds: z
    .object({
      quietPercent: percentField,
      busyPercent: percentField,
      almostFullPercent: percentField,
      /** Share left from which visitors read how many places are left. */
      fewLeftPercent: percentField,
    })
    .superRefine(
      ({ quietPercent, busyPercent }, context) => {
        if (busyPercent <= quietPercent)
          context.addIssue({ code: 'custom', path: ['busyPercent'], message: 'thresholds-out-of-order' });
      },
      onceGood('quietPercent', 'busyPercent'),
    )
    .superRefine(
      ({ busyPercent, almostFullPercent }, context) => {
        if (almostFullPercent <= busyPercent)
          context.addIssue({
            code: 'custom',
            path: ['almostFullPercent'],
            message: 'thresholds-out-of-order',
          });
      },
      onceGood('busyPercent', 'almostFullPercent'),
    ),
  hold: z.object({
    holdMinutes: z
      .int('hold-minutes-invalid')
      .min(holdMinutesRange.minimum, 'hold-minutes-invalid')
      .max(holdMinutesRange.maximum, 'hold-minutes-invalid'),
  }),
  rebooking: rebookingSchema,
  refunds: refundsSchema,
  'order-limit': orderLimitSchema,
  blocking: blockingSchema,
  verification: verificationSchema,
  retention: retentionSchema,
  fees: z.object({
    /** For each ticket, by the way in which it is sold; null = the platform's rate of the moment. */
    serviceFeeOnlineMinor: ownFeeField,
    serviceFeeOfflineMinor: ownFeeField,
    /** Whether visitors pay them, or the museum does. */
    passOnServiceCost: z.boolean('setting-choice-invalid'),
    passOnTransactionCost: z.boolean('setting-choice-invalid'),
    /** Values kept before this choice existed lack it. */
    serviceOnFreeTickets: z.boolean('setting-choice-invalid').default(false),
  }),
  'transaction-cost': z.object({
    /** For each order that is paid; null = the platform's rate of the moment. */
    transactionCostOnlineMinor: ownFeeField,
    transactionCostOfflineMinor: ownFeeField,
  }),
  'platform-rates': platformRatesInput,
  invoices: z.object({
    invoicePrefix: z
      .string('invoice-prefix-invalid')
      .transform(tidyNumber)
      .refine((prefix) => invoicePrefixShape.test(prefix), 'invoice-prefix-invalid'),
  }),
  'gift-cards': giftCardSettingsSchema,
  vouchers: z.object({ voucherUrl: voucherUrlField }),
  mails: z.object({ bccEmails: bccEmailsField }),
  tills: tillSettingsSchema,
  'office-ips': z.object({
    ranges: z.array(z.string().trim().pipe(ipRange)).max(50, 'ip-ranges-too-many').transform(unique),
  }),
  'mailing-list': mailingListSchema,
  websites: z.object({
    hosts: z.array(clientHost).max(50, 'websites-too-many').transform(unique),
  }),
  analytics: analyticsSchema,
  /** The museum's own pages that every page and mail for visitors links to. */
  'legal-pages': z.object({ privacyUrl: urlField.default(''), imprintUrl: urlField.default('') }),
  'e-ticket': z.object({
    /** 1 prints on the uploaded background, 2 is the template of /new-settings/eticket-template. */
    pdfVersion: z.enum(pdfVersions, 'setting-choice-invalid'),
    /** One PDF for all tickets of an order, or one each. */
    isOneFile: z.boolean('setting-choice-invalid'),
  }),
  'wallet-passes': z.object({
    updatePasses: z.boolean(),
    lockScreenMinutes: z
      .int('setting-number-invalid')
      .min(0, 'setting-number-invalid')
      .max(1_440, 'setting-number-too-high'),
  }),
} as const satisfies Record<SettingSubject, z.ZodType>;

export type SettingValues = { [Subject in SettingSubject]: z.output<(typeof settingSchemas)[Subject]> };
export type SettingValue<Subject extends SettingSubject> = SettingValues[Subject];

/** What holds until a client chooses for itself; the row of the client gives the rest. */
export const settingDefaults: SettingValues = {
  company: {
    name: '',
    address: '',
    postalCode: '',
    town: '',
    country: 'NL',
    phone: '',
    website: '',
    email: '',
  },
  administrative: { crmId: '', crmLogicalAccount: '' },
  financial: { vatNumber: '', kvkNumber: '', accountNumber: '', beneficiary: '' },
  technical: { codeType: 'qr', timeZone: 'Europe/Amsterdam' },
  environment: { paymentEnvironment: 'test' },
  languages: {
    languages: [
      { locale: 'nl_NL', form: 'formal' },
      { locale: 'en_US', form: 'informal' },
    ],
    defaultLocale: 'nl_NL',
  },
  currency: { currency: 'EUR' },
  support: { supportEmail: '', supportPhone: '', alternatePhone: '', supportUrl: '' },
  // product.md, section 4; few left is 15 % in the design reference
  thresholds: { quietPercent: 25, busyPercent: 60, almostFullPercent: 85, fewLeftPercent: 15 },
  hold: { holdMinutes: 15 },
  rebooking: rebookingDefaults,
  refunds: refundDefaults,
  'order-limit': orderLimitDefaults,
  blocking: blockingDefaults,
  verification: verificationDefaults,
  retention: retentionDefaults,
  fees: {
    serviceFeeOnlineMinor: null,
    serviceFeeOfflineMinor: null,
    passOnServiceCost: false,
    passOnTransactionCost: false,
    serviceOnFreeTickets: false,
  },
  'transaction-cost': { transactionCostOnlineMinor: null, transactionCostOfflineMinor: null },
  'platform-rates': noRates,
  // as the order numbers begin
  invoices: { invoicePrefix: defaultOrderNumberPrefix },
  'gift-cards': giftCardDefaults,
  vouchers: { voucherUrl: '' },
  mails: { bccEmails: [] },
  tills: tillDefaults,
  'office-ips': { ranges: [] },
  'mailing-list': mailingListDefaults,
  websites: { hosts: [] },
  analytics: analyticsDefaults,
  'legal-pages': { privacyUrl: '', imprintUrl: '' },
  'e-ticket': { pdfVersion: '2', isOneFile: true },
  'wallet-passes': { updatePasses: true, lockScreenMinutes: 60 },
};

/** Every field of every subject, as `company.name`: the list that docs/client-settings.md accounts for. */
export const settingFields: readonly string[] = Object.entries(settingDefaults).flatMap(([subject, value]) =>
  Object.keys(value).map((field) => `${subject}.${field}`),
);
