import type { ChannelTextKey } from '@foyer/domain/channels/channel-texts.ts';
import type { PreviewStep } from '@foyer/domain/storefront/preview-message.ts';

/** The three steps of the editor, in free order; each with its own address. */
export const editorSteps = ['settings', 'look', 'content'] as const;
export type EditorStep = (typeof editorSteps)[number];

/** The steps of the sales flow (specification 001, section 2), and what further pages there are. */
export const flowSteps = [
  'sidebar',
  'voucher',
  'tickets',
  'products',
  'merchandise',
  'date',
  'details',
  'donation',
  'overview',
  'payment',
  'thankYou',
] as const;
export const furtherParts = [
  'upsell',
  'program',
  'information',
  'groups',
  'schoolDetails',
  'terms',
  'search',
] as const;
export type FlowPart = (typeof flowSteps)[number] | (typeof furtherParts)[number];
export const flowParts: readonly FlowPart[] = [...flowSteps, ...furtherParts];

/** A switch of the sales flow, as the form names it. */
export type PartSwitch =
  | `steps.${'sidebar' | 'voucher' | 'overview' | 'program' | 'information' | 'groups' | 'schoolDetails'}`
  | `${'products' | 'merchandise' | 'upsell' | 'donation'}.isOn`;

interface FlowPartFacts {
  /** Its texts, in their order on the page. */
  texts: readonly ChannelTextKey[];
  /** What the preview shows of it. */
  preview: PreviewStep;
  /** Left out: it is always there. */
  switch?: PartSwitch;
  /** What it sells comes later: until then it is configured here. */
  isLater?: true;
}

export const factsOfPart: Readonly<Record<FlowPart, FlowPartFacts>> = {
  sidebar: { texts: ['sidebarText'], preview: 'tickets', switch: 'steps.sidebar' },
  voucher: {
    texts: ['voucherHeading', 'voucherIntro'],
    preview: 'tickets',
    switch: 'steps.voucher',
  },
  tickets: { texts: ['ticketsHeading', 'ticketsIntro'], preview: 'tickets' },
  products: { texts: ['productsHeading', 'productsIntro'], preview: 'tickets', switch: 'products.isOn' },
  merchandise: {
    texts: ['merchandiseHeading', 'merchandiseIntro'],
    preview: 'tickets',
    switch: 'merchandise.isOn',
  },
  date: { texts: ['dateHeading', 'dateIntro'], preview: 'date' },
  details: {
    texts: [
      'detailsHeading',
      'detailsIntro',
      'detailsNewsletter',
      'detailsSecondaryNewsletter',
      'detailsAdditionalOptIn',
      'detailsCustomField',
      'detailsCustomChoices',
    ],
    preview: 'details',
  },
  donation: { texts: ['donationHeading', 'donationIntro'], preview: 'donation', switch: 'donation.isOn' },
  overview: { texts: ['overviewHeading', 'overviewIntro'], preview: 'payment', switch: 'steps.overview' },
  payment: { texts: ['paymentHeading', 'paymentIntro'], preview: 'payment' },
  thankYou: { texts: ['thankYouHeading', 'thankYouIntro'], preview: 'thank-you' },
  upsell: { texts: ['upsellHeading', 'upsellIntro'], preview: 'tickets', switch: 'upsell.isOn' },
  program: { texts: ['programHeading', 'programText'], preview: 'program', switch: 'steps.program' },
  information: {
    texts: ['informationHeading', 'informationText'],
    preview: 'information',
    switch: 'steps.information',
  },
  groups: {
    texts: ['groupsHeading', 'groupsText'],
    preview: 'groups',
    switch: 'steps.groups',
    isLater: true,
  },
  schoolDetails: {
    texts: ['schoolDetailsHeading', 'schoolDetailsText'],
    preview: 'school',
    switch: 'steps.schoolDetails',
    isLater: true,
  },
  terms: { texts: ['termsText'], preview: 'terms' },
  search: { texts: ['searchTitle', 'searchDescription'], preview: 'tickets' },
};
