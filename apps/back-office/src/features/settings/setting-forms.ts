import { smsProviders } from '@foyer/domain/abuse-limits/sms-providers.ts';
import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { clientCountries, codeTypes, paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { giftDearerDays } from '@foyer/domain/gift-cards/dearer-days.ts';
import { expiredBalances } from '@foyer/domain/gift-cards/expired-balances.ts';
import { mailingProviders } from '@foyer/domain/mailing-list/mailing-providers.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { pdfVersions } from '@foyer/domain/tickets/pdf-versions.ts';
import type { RateName } from '../../components/rates/rates-form.ts';
import type { ClientSettingsQuery } from '../../generated/operations.ts';

export type SubjectOfScreen = ClientSettingsQuery['clientSettings'][number];
export type VersionOfScreen = SubjectOfScreen['history'][number];

/** How a field of a subject is typed. */
export type FieldKind =
  | { kind: 'text'; type?: 'email' | 'tel' | 'url'; autoComplete?: string }
  | {
      kind: 'number';
      unit: 'percent' | 'minutes' | 'days' | 'months' | 'hours' | 'times' | 'orders' | 'years';
    }
  | {
      kind: 'choice';
      options: readonly string[];
      words:
        | 'client-choice.codeType'
        | 'client-choice.environment'
        | 'client-choice.currency'
        | 'settings.expiredBalance'
        | 'settings.giftDearerDay'
        | 'settings.smsProvider'
        | 'settings.mailingProvider'
        | 'settings.pdfVersion';
    }
  /** optional: empty = none. */
  | { kind: 'amount'; optional?: true }
  /** What visitors pay; empty = the platform's rate of the moment. */
  | { kind: 'own-fee'; rate: RateName }
  | { kind: 'yes-no' }
  | { kind: 'country' }
  | { kind: 'zone' }
  | { kind: 'lines' }
  /** Rows of their own, saved one by one. */
  | { kind: 'rules' }
  | { kind: 'languages' }
  | { kind: 'locale' };

export type FormValue = string | number | boolean | LanguageChoice[];
export type FormValues = Record<string, FormValue>;

export interface LanguageChoice {
  locale: string;
  form: string;
}

const text: FieldKind = { kind: 'text' };
const phone: FieldKind = { kind: 'text', type: 'tel' };
const email: FieldKind = { kind: 'text', type: 'email' };
const url: FieldKind = { kind: 'text', type: 'url' };
const amount: FieldKind = { kind: 'amount' };
const ownFee = (rate: RateName): FieldKind => ({ kind: 'own-fee', rate });
const yesNo: FieldKind = { kind: 'yes-no' };
const percent: FieldKind = { kind: 'number', unit: 'percent' };
const days: FieldKind = { kind: 'number', unit: 'days' };
const hours: FieldKind = { kind: 'number', unit: 'hours' };

/** Every field of a subject in the order of its page. */
export const fieldsOfSubject: Readonly<Record<SettingSubject, Readonly<Record<string, FieldKind>>>> = {
  company: {
    name: text,
    address: text,
    postalCode: text,
    town: text,
    country: { kind: 'country' },
    phone,
    website: url,
    email,
  },
  administrative: { crmId: text, crmLogicalAccount: text },
  financial: { vatNumber: text, kvkNumber: text, accountNumber: text, beneficiary: text },
  technical: {
    codeType: { kind: 'choice', options: codeTypes, words: 'client-choice.codeType' },
    timeZone: { kind: 'zone' },
  },
  environment: {
    paymentEnvironment: { kind: 'choice', options: paymentEnvironments, words: 'client-choice.environment' },
  },
  languages: { languages: { kind: 'languages' }, defaultLocale: { kind: 'locale' } },
  currency: { currency: { kind: 'choice', options: currencies, words: 'client-choice.currency' } },
  support: { supportEmail: email, supportPhone: phone, alternatePhone: phone, supportUrl: url },
  thresholds: {
    quietPercent: percent,
    busyPercent: percent,
    almostFullPercent: percent,
    fewLeftPercent: percent,
  },
  hold: { holdMinutes: { kind: 'number', unit: 'minutes' } },
  rebooking: {
    buyersRebook: yesNo,
    earlierDays: days,
    laterDays: days,
    latestHours: hours,
    mostTimes: { kind: 'number', unit: 'times' },
    feeMinor: amount,
    isDifferenceReturned: yesNo,
  },
  refunds: {
    keepServiceCost: yesNo,
    keepTransactionCost: yesNo,
    approvalAboveMinor: { kind: 'amount', optional: true },
    buyersCancel: yesNo,
    cancelHours: hours,
  },
  'order-limit': {
    mostOrders: { kind: 'number', unit: 'orders' },
    minutes: { kind: 'number', unit: 'minutes' },
    byEmail: yesNo,
    byNetwork: yesNo,
    isCompletedOnly: yesNo,
  },
  blocking: { rules: { kind: 'rules' } },
  verification: {
    botProtection: yesNo,
    smsVerification: yesNo,
    smsProvider: { kind: 'choice', options: smsProviders, words: 'settings.smsProvider' },
    smsSender: text,
  },
  retention: {
    buyerMonths: { kind: 'number', unit: 'months' },
    unpaidDays: days,
    cartDays: days,
    mailDays: days,
    messageDays: days,
  },
  fees: {
    serviceFeeOnlineMinor: ownFee('platformServiceOnline'),
    serviceFeeOfflineMinor: ownFee('platformServiceOffline'),
    passOnServiceCost: yesNo,
    passOnTransactionCost: yesNo,
    serviceOnFreeTickets: yesNo,
  },
  'transaction-cost': {
    transactionCostOnlineMinor: ownFee('platformTransactionOnline'),
    transactionCostOfflineMinor: ownFee('platformTransactionOffline'),
  },
  'platform-rates': {
    platformServiceOnlineMinor: amount,
    platformServiceOfflineMinor: amount,
    platformServiceGroupsMinor: amount,
    platformTransactionOnlineMinor: amount,
    platformTransactionOfflineMinor: amount,
  },
  invoices: { invoicePrefix: text },
  'gift-cards': {
    validityYears: { kind: 'number', unit: 'years' },
    expiredBalance: { kind: 'choice', options: expiredBalances, words: 'settings.expiredBalance' },
    ticketValidityYears: { kind: 'number', unit: 'years' },
    ticketDearerDay: { kind: 'choice', options: giftDearerDays, words: 'settings.giftDearerDay' },
  },
  vouchers: { voucherUrl: url },
  mails: { bccEmails: { kind: 'lines' } },
  tills: { freeDifferenceMinor: amount, differenceLimitMinor: amount, blindCount: yesNo },
  'office-ips': { ranges: { kind: 'lines' } },
  websites: { hosts: { kind: 'lines' } },
  'mailing-list': {
    mailingProvider: { kind: 'choice', options: mailingProviders, words: 'settings.mailingProvider' },
    newsletterList: text,
    secondaryList: text,
  },
  analytics: { ga4Id: text, gtmId: text, uaId: text, pixelId: text },
  'legal-pages': { privacyUrl: url, imprintUrl: url },
  'e-ticket': {
    pdfVersion: { kind: 'choice', options: pdfVersions, words: 'settings.pdfVersion' },
    isOneFile: yesNo,
  },
  'wallet-passes': { updatePasses: yesNo, lockScreenMinutes: { kind: 'number', unit: 'minutes' } },
};

export const countries = clientCountries;

/** A stored value as its form has it: lists of texts are one a line, amounts with the decimal sign of the screen. */
export function settingFormOf(
  subject: SettingSubject,
  value: unknown,
  decimalSign: '.' | ',' = '.',
): FormValues {
  const stored = recordOf(value);
  return Object.fromEntries(
    Object.entries(fieldsOfSubject[subject]).map(([name, { kind }]) => [
      name,
      typedValue(kind, stored[name], decimalSign),
    ]),
  );
}

function typedValue(kind: FieldKind['kind'], value: unknown, decimalSign: '.' | ','): FormValue {
  if (kind === 'lines') return linesOf(value).join('\n');
  if (!isMoney(kind)) return value as FormValue;
  return value === null || value === undefined ? '' : writePrice(Number(value), decimalSign);
}

const isMoney = (kind: FieldKind['kind']) => kind === 'amount' || kind === 'own-fee';

/** What the form says, as the server takes it. */
export function settingInputOf(subject: SettingSubject, form: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOfSubject[subject]).map(([name, kind]) => [name, inputValue(kind, form[name])]),
  );
}

function inputValue(kind: FieldKind, typed: FormValue | undefined): unknown {
  if (kind.kind === 'lines') return readLines(typed);
  if (!isMoney(kind.kind)) return typed;
  const mayBeEmpty = kind.kind === 'own-fee' || (kind.kind === 'amount' && kind.optional);
  return mayBeEmpty && String(typed ?? '').trim() === '' ? null : readAmount(typed);
}

/** In minor units; what is no amount stays as it was typed, and the rule refuses it. */
function readAmount(typed: FormValue | undefined): FormValue | undefined {
  const read = readPrice(String(typed ?? ''));
  return read.ok ? read.value : typed;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function readLines(value: FormValue | undefined): string[] {
  const lines = typeof value === 'string' ? value.split(/[\n,]/) : [];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** 'ranges.0' of the rule is 'ranges' of the form. */
export function fieldOfForm(field: string | undefined): string | undefined {
  return field?.split('.')[0];
}
