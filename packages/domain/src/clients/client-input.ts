import { z } from 'zod';
import { timeZoneInput } from '../calendar/calendar-input.ts';
import { isReservedName } from '../channels/reserved-names.ts';
import { accountLocales } from '../identity/account-locales.ts';
import { usernameInput } from '../identity/username-input.ts';
import { currencies } from '../money/currency.ts';
import { firstRatesInput } from '../pricing/platform-rates-input.ts';
import { channelTypes, clientCountries, codeTypes, paymentEnvironments } from './client.ts';
import { isPostalCode } from './postal-code.ts';

const emailInput = z
  .string()
  .trim()
  .max(254, 'email-invalid')
  .refine((email) => email === '' || z.email().safeParse(email).success, 'email-invalid');

const websiteInput = z
  .string()
  .trim()
  .max(300, 'website-invalid')
  .refine(
    (url) => url === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(url).success,
    'website-invalid',
  );

/** The name in addresses and sign-in names; the platform's own addresses use some (product.md, section 5). */
const subdomainInput = z
  .string('subdomain-required')
  .trim()
  .toLowerCase()
  .min(1, 'subdomain-required')
  .max(63, 'subdomain-invalid')
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'subdomain-invalid')
  .refine((name) => !isReservedName(name), 'subdomain-reserved');

const fields = z.object({
  name: z
    .string('client-name-required')
    .trim()
    .min(1, 'client-name-required')
    .max(100, 'client-name-too-long'),
  /** Optional, unique. */
  externalId: z.string().trim().max(60, 'external-id-too-long').default(''),
  subdomain: subdomainInput,
  address: z.string().trim().max(200, 'address-too-long').default(''),
  postalCode: z.string('zip-code-invalid').trim().max(20, 'zip-code-invalid'),
  town: z.string().trim().max(100, 'town-too-long').default(''),
  country: z.enum(clientCountries, 'country-invalid').default('NL'),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d ()./-]{6,24})?$/, 'phone-invalid')
    .default(''),
  website: websiteInput.default(''),
  email: emailInput.default(''),
  timeZone: timeZoneInput.default('Europe/Amsterdam'),
  paymentEnvironment: z.enum(paymentEnvironments, 'payment-environment-invalid'),
  currency: z.enum(currencies, 'currency-invalid'),
  codeType: z.enum(codeTypes, 'code-type-invalid').default('qr'),
  /** Numeric (specification 001, section 5). */
  crmId: z.string().trim().max(18, 'crm-id-not-numeric').regex(/^\d*$/, 'crm-id-not-numeric').default(''),
  crmLogicalAccount: z.string().trim().max(100, 'crm-account-too-long').default(''),
  channelTypes: z
    .array(z.enum(channelTypes, 'channel-type-unknown'))
    .max(channelTypes.length, 'channel-type-unknown')
    .transform((chosen) => channelTypes.filter((type) => chosen.includes(type)))
    .default([...channelTypes]),
});

const address = fields.pick({ postalCode: true, country: true });

/** Required, and one of its country (specification 001, sections 5 and 8). */
const hasPostalCode = ({ postalCode, country }: z.output<typeof address>) =>
  isPostalCode(postalCode, country);
const zipCode = {
  path: ['postalCode'],
  error: 'zip-code-invalid',
  // Checked independently of the rest of the form, such as a currency that is not chosen yet.
  when: ({ value }: { value: unknown }) => address.safeParse(value).success,
};

/** A client as an Admin fills it in (specification 001, section 3). */
export const clientInput = fields.refine(hasPostalCode, zipCode);
export type ClientInput = z.output<typeof clientInput>;

export const mainAccountInput = z.object({
  username: usernameInput,
  email: z
    .string('account-email-required')
    .trim()
    .min(1, 'account-email-required')
    .max(254, 'email-invalid')
    .refine((email) => z.email().safeParse(email).success, 'email-invalid'),
  locale: z.enum(accountLocales, 'account-locale-unknown'),
});
const { username, email: accountEmail, locale } = mainAccountInput.shape;

/**
 * A new client asks for its main account too: the activation mail goes to it (product.md, section 2); and for the rates
 * with which it begins. Later ones begin on a day (insight-and-settings, decisions 1 and 17).
 */
export const newClientInput = fields
  .extend({ username, accountEmail, locale, ...firstRatesInput.shape })
  .refine(hasPostalCode, zipCode);
export type NewClientInput = z.output<typeof newClientInput>;
