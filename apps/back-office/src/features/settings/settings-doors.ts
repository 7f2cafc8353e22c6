import type { Module } from '@foyer/domain/identity/modules.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';

/** A page of its own that is found through the settings: its words are `settings.door.<name>`. */
export interface SettingsDoor {
  name:
    | 'locations'
    | 'opening-hours'
    | 'company-form'
    | 'payment-providers'
    | 'api-keys'
    | 'logo'
    | 'background'
    | 'eticket-template'
    | 'visitor-data'
    | 'audit-log';
  to: string;
  module: Module;
}

/** Where the keys of connections are: a client's own, kept by its management. */
export const keysPath = '/settings/connections';

/** The client's accounts at payment providers. */
export const providersPath = '/payment-providers-settings';

const door = (name: SettingsDoor['name'], to: string, module: Module): SettingsDoor => ({ name, to, module });

/** Everything that a museum sets, in the groups of the one navigation. */
export const settingsGroups: readonly {
  group: string;
  entries: readonly (SettingSubject | SettingsDoor)[];
}[] = [
  {
    group: 'museum',
    entries: [
      'company',
      door('locations', '/new-settings/locations', 'new-settings'),
      door('opening-hours', '/openingstijden', 'openingstijden'),
      'languages',
      'support',
      'legal-pages',
    ],
  },
  {
    group: 'money',
    entries: [
      door('payment-providers', providersPath, 'settings'),
      'environment',
      'fees',
      'transaction-cost',
      'platform-rates',
      'currency',
      'financial',
      'invoices',
      'gift-cards',
      'vouchers',
      door('company-form', '/administratie', 'administratie'),
    ],
  },
  {
    group: 'selling',
    entries: ['rebooking', 'refunds', 'hold', 'order-limit', 'verification', 'thresholds', 'tills'],
  },
  {
    group: 'connections',
    entries: [
      'websites',
      'mailing-list',
      'analytics',
      // Keys are no subject: each is replaced as a whole and acts at once (product.md, section 13).
      door('api-keys', keysPath, 'settings'),
      'technical',
      'administrative',
    ],
  },
  {
    group: 'documents',
    entries: [
      door('logo', '/logo-aanpassen', 'tickets'),
      door('background', '/pdfbackground-aanpassen', 'tickets'),
      door('eticket-template', '/new-settings/eticket-template', 'new-settings'),
      'e-ticket',
      'mails',
      'wallet-passes',
    ],
  },
  {
    group: 'people',
    entries: [
      'office-ips',
      door('visitor-data', '/visitordata', 'gebruiker-ticket-zoeken'),
      'retention',
      door('audit-log', '/audit-log', 'audit-log'),
    ],
  },
];

/** What says most of a subject, for one line of the overview. */
export const saidOfSubject: Readonly<Record<SettingSubject, readonly string[]>> = {
  company: ['name', 'town'],
  administrative: ['crmId'],
  financial: ['vatNumber'],
  technical: ['codeType', 'timeZone'],
  environment: ['paymentEnvironment'],
  languages: ['languages'],
  currency: ['currency'],
  support: ['supportEmail'],
  thresholds: ['fewLeftPercent'],
  hold: ['holdMinutes'],
  rebooking: ['laterDays', 'feeMinor'],
  refunds: ['buyersCancel'],
  'order-limit': ['mostOrders'],
  blocking: ['rules'],
  verification: ['botProtection', 'smsVerification'],
  retention: ['buyerMonths'],
  fees: ['serviceFeeOnlineMinor'],
  'transaction-cost': ['transactionCostOnlineMinor'],
  'platform-rates': ['platformServiceOnlineMinor'],
  invoices: ['invoicePrefix'],
  'gift-cards': ['validityYears'],
  vouchers: ['voucherUrl'],
  mails: ['bccEmails'],
  tills: ['differenceLimitMinor', 'blindCount'],
  'office-ips': ['ranges'],
  websites: ['hosts'],
  'mailing-list': ['mailingProvider'],
  analytics: ['ga4Id', 'gtmId', 'uaId', 'pixelId'],
  'legal-pages': ['privacyUrl'],
  'e-ticket': ['pdfVersion'],
  'wallet-passes': ['lockScreenMinutes'],
};

/** What a museum that sells must say: missing values are marked. */
export const neededFields: Partial<Record<SettingSubject, readonly string[]>> = {
  company: ['name', 'address', 'postalCode', 'town'],
  financial: ['vatNumber', 'kvkNumber', 'accountNumber', 'beneficiary'],
  support: ['supportEmail'],
};
