/** Subjects of the client settings: each is saved, comes into force and is withdrawn as a whole. */
export const settingSubjects = [
  'company',
  'administrative',
  'financial',
  'technical',
  'environment',
  'languages',
  'currency',
  'support',
  'thresholds',
  'hold',
  'rebooking',
  'refunds',
  'order-limit',
  'blocking',
  'verification',
  'retention',
  'fees',
  'transaction-cost',
  'platform-rates',
  'invoices',
  'gift-cards',
  'vouchers',
  'mails',
  'tills',
  'office-ips',
  'websites',
  'mailing-list',
  'analytics',
  'legal-pages',
  'e-ticket',
  'wallet-passes',
] as const;
export type SettingSubject = (typeof settingSubjects)[number];

export interface SubjectRules {
  /** The module whose rights guard it, and the first segment of its page. */
  module: 'instellingen' | 'settings' | 'transactiekosten';
  /** When a change is in force: at 00:00 of the client's next day, or at once (product.md, section 13). */
  effect: 'next-day' | 'at-once';
  /** Environment, technical and administrative data are kept by Admins (product.md, section 2). */
  adminOnly: boolean;
  /** A change is in force tomorrow at the earliest: no right applies it now. */
  neverNow?: true;
  /** A change begins on a day that is chosen, and several can wait for their days; others begin tomorrow, one at most. */
  dayIsChosen?: true;
  /** Where its page is, unless it is below its module. */
  page?: string;
}

export const subjectRules: Readonly<Record<SettingSubject, SubjectRules>> = {
  company: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  administrative: { module: 'settings', effect: 'next-day', adminOnly: true },
  financial: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  technical: { module: 'settings', effect: 'next-day', adminOnly: true },
  // Live or test is needed the moment a museum opens; the client form changes it at once too.
  environment: { module: 'settings', effect: 'at-once', adminOnly: true },
  languages: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  // Fixed after the first order: a change that waited for midnight could be overtaken by one.
  currency: { module: 'instellingen', effect: 'at-once', adminOnly: false },
  support: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  thresholds: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  hold: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  rebooking: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  retention: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  refunds: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  'order-limit': { module: 'instellingen', effect: 'next-day', adminOnly: false },
  blocking: { module: 'settings', effect: 'next-day', adminOnly: false, page: '/blocking-settings' },
  verification: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  fees: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  // What visitors pay is the client's own (insight-and-settings, decision 1).
  'transaction-cost': { module: 'instellingen', effect: 'next-day', adminOnly: false },
  // Admins alone edit what the platform charges (product.md, section 2); a new rate starts on a chosen day, tomorrow
  // at the earliest (insight-and-settings, decision 17).
  'platform-rates': {
    module: 'transactiekosten',
    effect: 'next-day',
    adminOnly: true,
    neverNow: true,
    dayIsChosen: true,
    page: '/transactiekosten',
  },
  invoices: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  'gift-cards': { module: 'instellingen', effect: 'next-day', adminOnly: false },
  vouchers: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  mails: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  tills: { module: 'instellingen', effect: 'next-day', adminOnly: false },
  'office-ips': { module: 'settings', effect: 'at-once', adminOnly: false },
  websites: { module: 'settings', effect: 'at-once', adminOnly: false },
  'mailing-list': {
    module: 'settings',
    effect: 'next-day',
    adminOnly: false,
    page: '/settings-mailplus',
  },
  analytics: { module: 'settings', effect: 'next-day', adminOnly: false },
  'legal-pages': { module: 'instellingen', effect: 'next-day', adminOnly: false },
  'e-ticket': { module: 'instellingen', effect: 'next-day', adminOnly: false },
  // Keys act at once, so does what goes with them on the same page.
  'wallet-passes': { module: 'settings', effect: 'at-once', adminOnly: false },
};

export function isSubject(name: string | undefined): name is SettingSubject {
  return settingSubjects.some((subject) => subject === name);
}

/** The address of a subject's page. */
export function pageOfSubject(subject: SettingSubject): string {
  const { module, page } = subjectRules[subject];
  return page ?? `/${module}/${subject}`;
}
