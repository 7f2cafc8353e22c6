import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { detailKinds, switchedDetailKinds } from './detail-kinds.ts';

/** Whether names are asked for each ticket of an order. */
export const ticketNameChoices = ['off', 'optional', 'required'] as const;
export type TicketNameChoice = (typeof ticketNameChoices)[number];
/** In which way a visitor chooses the amount (specification 001, section 3: donation options, "amount choice"). */
export const donationChoices = ['free', 'options', 'both'] as const;
export type DonationChoice = (typeof donationChoices)[number];
/** Who may buy (product.md, section 5: Restrictions). */
export const buyerRestrictions = ['everybody', 'code', 'email-domain'] as const;
export type BuyerRestriction = (typeof buyerRestrictions)[number];
export const cornerStyles = ['square', 'soft', 'round'] as const;
export type CornerStyle = (typeof cornerStyles)[number];
export const timeslotStyles = ['buttons', 'list', 'day-parts'] as const;
export type TimeslotStyle = (typeof timeslotStyles)[number];
export const stepButtonStyles = ['left', 'stretch', 'right'] as const;
export type StepButtonStyle = (typeof stepButtonStyles)[number];
/** The look of a webshop (specification 001, section 3: Channel, template). */
export const channelTemplates = ['template-a'] as const;
export type ChannelTemplate = (typeof channelTemplates)[number];
export const customFieldKinds = ['text', 'choice'] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];
/** Whether visitors are spoken to formally: as the client's languages say, or always in one way. */
export const addressForms = ['client', 'formal', 'informal'] as const;
export type AddressForm = (typeof addressForms)[number];

const isOn = (standard: boolean) => z.boolean('input-invalid').default(standard);
const ids = (code: string) =>
  z
    .array(z.uuid(code), 'input-invalid')
    .max(100, 'too-many-groups-on-page')
    .transform((chosen) => [...new Set(chosen)])
    .default([]);

export const detailFieldInput = z.object(
  { kind: z.enum(detailKinds, 'input-invalid'), isRequired: z.boolean('input-invalid') },
  'input-invalid',
);

/** What a channel asked before it chose its fields. */
const firstDetails: z.input<typeof detailFieldInput>[] = [
  { kind: 'first-name', isRequired: true },
  { kind: 'last-name', isRequired: true },
  { kind: 'email', isRequired: true },
  { kind: 'phone', isRequired: false },
];

export const detailsStepInput = z.object(
  {
    /** In the order in which they are asked. Without an email address the tickets cannot be sent. */
    fields: z
      .array(detailFieldInput, 'input-invalid')
      .default(() => firstDetails.map((field) => ({ ...field })))
      .superRefine(
        (fields, context) => {
          const kinds = fields.map(({ kind }) => kind);
          for (const [index, { kind, isRequired }] of fields.entries()) {
            const refuse = (message: string) =>
              context.addIssue({ code: 'custom', path: [index, 'kind'], message });
            if (kinds.indexOf(kind) < index) refuse('detail-asked-twice');
            if (isRequired && switchedDetailKinds.includes(kind)) refuse('detail-never-required');
          }
          if (!fields.some(({ kind, isRequired }) => kind === 'email' && isRequired))
            context.addIssue({ code: 'custom', message: 'detail-email-required' });
        },
        onceGood('*.kind', '*.isRequired'),
      ),
    customFieldKind: z.enum(customFieldKinds, 'input-invalid').default('text'),
    ticketNames: z.enum(ticketNameChoices, 'input-invalid').default('off'),
    /** Ticket groups whose tickets bear names; none = all of them. */
    ticketNameGroupIds: ids('ticket-group-unknown'),
  },
  'input-invalid',
);

export const groupsStepInput = z.object(
  { isOn: isOn(false), ticketGroupIds: ids('ticket-group-unknown') },
  'input-invalid',
);

export const upsellStepInput = z
  .object({ isOn: isOn(false), ticketTypeIds: ids('ticket-type-unknown') }, 'input-invalid')
  .superRefine(
    ({ isOn, ticketTypeIds }, context) => {
      if (isOn && ticketTypeIds.length === 0)
        context.addIssue({ code: 'custom', path: ['ticketTypeIds'], message: 'upsell-ticket-required' });
    },
    onceGood('isOn', 'ticketTypeIds'),
  );

/** A donation of at most 10,000 of the currency. */
const mostDonationMinor = 1_000_000;

export const donationStepInput = z
  .object(
    {
      isOn: isOn(false),
      choice: z.enum(donationChoices, 'input-invalid').default('both'),
      /** "advice: at most five donation options" (specification 001, section 5). */
      amountsMinor: z
        .array(
          z
            .int('donation-amount-invalid')
            .min(1, 'donation-amount-invalid')
            .max(mostDonationMinor, 'donation-amount-invalid'),
          'input-invalid',
        )
        .max(5, 'too-many-donation-amounts')
        .default([]),
    },
    'input-invalid',
  )
  .superRefine(
    ({ isOn, choice, amountsMinor }, context) => {
      if (isOn && choice !== 'free' && amountsMinor.length === 0)
        context.addIssue({ code: 'custom', path: ['amountsMinor'], message: 'donation-amount-required' });
    },
    onceGood('isOn', 'choice', 'amountsMinor'),
  );

export const optionsInput = z.object(
  {
    /** What a visitor may spend on the voucher step. */
    discountCodes: isOn(true),
    vouchers: isOn(true),
    giftCards: isOn(true),
    /** Undated admissions can be bought as a present. */
    giftTickets: isOn(false),
    /** Buttons of the last page. */
    wallet: isOn(true),
    calendarFile: isOn(true),
  },
  'input-invalid',
);

const emailDomain = z
  .string('email-domain-invalid')
  .trim()
  .toLowerCase()
  .transform((domain) => domain.replace(/^@/, ''))
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'email-domain-invalid')
      .max(253),
  );

export const restrictionsInput = z
  .object(
    {
      who: z.enum(buyerRestrictions, 'input-invalid').default('everybody'),
      codes: z
        .array(
          z
            .string('restriction-code-invalid')
            .trim()
            .min(4, 'restriction-code-invalid')
            .max(60, 'restriction-code-invalid'),
          'input-invalid',
        )
        .max(100, 'too-many-restriction-codes')
        .default([]),
      /** Most orders with each of the codes; null = no limit, as for a password that all share. */
      mostUsesPerCode: z
        .int('code-uses-invalid')
        .min(1, 'code-uses-invalid')
        .max(100_000, 'code-uses-invalid')
        .nullable()
        .default(null),
      emailDomains: z.array(emailDomain, 'input-invalid').max(100, 'too-many-email-domains').default([]),
      /** Most tickets of the channel for one email address; null = no limit. */
      mostTicketsPerEmail: z
        .int('ticket-count-invalid')
        .min(1, 'ticket-count-invalid')
        .max(500, 'ticket-count-invalid')
        .nullable()
        .default(null),
    },
    'input-invalid',
  )
  .superRefine(
    ({ who, codes, emailDomains }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (who === 'code' && codes.length === 0) refuse('codes', 'restriction-code-required');
      if (who === 'email-domain' && emailDomains.length === 0)
        refuse('emailDomains', 'email-domain-required');
    },
    onceGood('who', 'codes', 'emailDomains'),
  );

export const popupDataInput = z.object(
  {
    /** Gets a signed POST when an embedded order completes (product.md, section 5); null = none. */
    url: z
      .url({ protocol: /^https$/, error: 'popup-data-url-invalid' })
      .max(500, 'popup-data-url-invalid')
      .nullable()
      .default(null),
  },
  'input-invalid',
);

export const styleInput = z.object(
  {
    template: z.enum(channelTemplates, 'input-invalid').default('template-a'),
    corners: z.enum(cornerStyles, 'input-invalid').default('soft'),
    timeslots: z.enum(timeslotStyles, 'input-invalid').default('day-parts'),
    stepButtons: z.enum(stepButtonStyles, 'input-invalid').default('stretch'),
    languageSelector: isOn(true),
  },
  'input-invalid',
);

export const stepsInput = z.object(
  {
    sidebar: isOn(true),
    voucher: isOn(false),
    overview: isOn(true),
    program: isOn(true),
    information: isOn(false),
    groups: isOn(false),
    schoolDetails: isOn(false),
  },
  'input-invalid',
);

/**
 * How a channel sells, step by step (specification 001, sections 2 and 3: Ticketstreet): one document of the channel,
 * and one schema for form, server and what is kept. What a channel leaves out, and a field that is younger than the
 * channel, has the value written here. The tickets step sells the channel's ticket groups that no other step names.
 */
export const salesFlowInput = z
  .object(
    {
      addressForm: z.enum(addressForms, 'input-invalid').default('client'),
      steps: stepsInput.prefault({}),
      products: groupsStepInput.prefault({}),
      merchandise: groupsStepInput.prefault({}),
      upsell: upsellStepInput.prefault({}),
      details: detailsStepInput.prefault({}),
      donation: donationStepInput.prefault({}),
      options: optionsInput.prefault({}),
      restrictions: restrictionsInput.prefault({}),
      /** The terms (text `termsText`) are agreed to with a tick before paying; the order keeps it. */
      termsRequired: isOn(false),
      smsVerification: isOn(false),
      /** Visitors can wait for places of a full day or time; what comes back is kept for them for two hours. */
      waitingList: isOn(false),
      popupData: popupDataInput.prefault({}),
      style: styleInput.prefault({}),
    },
    'input-invalid',
  )
  .superRefine(
    ({ products, merchandise }, context) => {
      if (merchandise.ticketGroupIds.some((id) => products.ticketGroupIds.includes(id)))
        context.addIssue({
          code: 'custom',
          path: ['merchandise', 'ticketGroupIds'],
          message: 'ticket-group-in-two-steps',
        });
    },
    onceGood('products', 'merchandise'),
  );

export type SalesFlow = z.output<typeof salesFlowInput>;
/** As it is typed: what is left out is as in every channel. */
export type SalesFlowTyped = z.input<typeof salesFlowInput>;

/** The flow that is kept, with the standard of each field that it does not have. */
export function readSalesFlow(kept: unknown): SalesFlow {
  return salesFlowInput.parse(kept ?? {});
}

export const standardSalesFlow: SalesFlow = readSalesFlow({});
