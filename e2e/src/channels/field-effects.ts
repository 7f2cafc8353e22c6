import { channelTextKeys } from '@foyer/domain/channels/channel-texts.ts';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import type { PreviewStep } from '@foyer/domain/storefront/preview-message.ts';
import type { Page } from 'playwright-core';

/** How one field of the editor is changed, and what of the page must differ then. */
export interface FieldEffect {
  change: Readonly<Record<string, unknown>>;
  /** What the page says before, where the field shows or hides something; nothing when left out. */
  before?: Readonly<Record<string, unknown>>;
  step: PreviewStep;
  /** What is read of the page: it differs between the field as it was and as it is. */
  read: (page: Page) => Promise<unknown>;
  /** What is read once it is changed. */
  is: unknown;
  /** In which language; Dutch when left out. */
  language?: string;
}

/** A field whose effect another test shows. The file names the field, or the words given here. */
export interface ShownElsewhere {
  file: string;
  naming?: string;
}

/** Every field of the editor by its path: each text, each switch of the sales flow, each field of the channel. */
export function everyField(): string[] {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}.${name}`))
      : [path];
  return [
    ...leaves(standardSalesFlow, 'salesFlow'),
    ...channelTextKeys.map((key) => `texts.${key}`),
    ...['title', 'url', 'startDate', 'endDate', 'languages', 'defaultLanguage', 'colours', 'ticketGroupIds'],
    ...['minTickets', 'maxTickets', 'holdCapacity', 'paymentMethods', 'banner', 'logo'],
  ];
}

const styleOf = (selector: string, property: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const countOf = (selector: string) => (page: Page) => page.locator(selector).count();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const lead = (page: Page) => page.locator('.page-heading .lead').first().innerText();
const isShown = (text: string) => async (page: Page) => (await page.getByText(text).count()) > 0;

const flow = (part: string, values: object) => ({
  salesFlow: {
    ...standardSalesFlow,
    [part]: { ...(standardSalesFlow[part as 'steps'] as object), ...values },
  },
});
const says = (key: string, text: string) => ({ texts: [{ key, language: 'nl', text }] });
const headed = (name: string, step: PreviewStep, parts: object = {}) => {
  const salesFlow = { ...standardSalesFlow, ...parts };
  const own = (key: string, text: string) => ({ salesFlow, ...says(key, text) });
  return {
    [`texts.${name}Heading`]: {
      change: own(`${name}Heading`, 'Eigen kop'),
      step,
      read: heading,
      is: 'Eigen kop',
    },
    [`texts.${name}Intro`]: {
      change: own(`${name}Intro`, 'Eigen intro'),
      step,
      read: lead,
      is: 'Eigen intro',
    },
  };
};
/** A step of the ticket groups that it names: all that the page sells. */
const sold = (name: 'products' | 'merchandise' | 'upsell') => ({
  ...Object.fromEntries(
    (['Heading', 'Intro'] as const).map((text) => [
      `texts.${name}${text}`,
      {
        change: { sells: name, ...says(`${name}${text}`, `Eigen ${name}`) },
        step: 'tickets',
        read: isShown(`Eigen ${name}`),
        is: true,
      } satisfies FieldEffect,
    ]),
  ),
});
/** A question of the details, in the words of the channel. */
const asked = (kind: string, key: string) => {
  const fields = [...standardSalesFlow.details.fields, { kind, isRequired: false }];
  return {
    [`texts.${key}`]: {
      change: { ...flow('details', { fields }), ...says(key, `Eigen vraag ${kind}`) },
      step: 'details',
      read: isShown(`Eigen vraag ${kind}`),
      is: true,
    } satisfies FieldEffect,
  };
};
/** A page of its own: switched on, with its heading and text. */
const ownPage = (name: string, step: PreviewStep) => {
  const on = flow('steps', { [name]: true });
  const texts = [
    { key: `${name}Heading`, language: 'nl', text: 'Eigen pagina' },
    { key: `${name}Text`, language: 'nl', text: '<p>Eigen tekst</p>' },
  ];
  return {
    [`texts.${name}Heading`]: { change: { ...on, texts }, step, read: heading, is: 'Eigen pagina' },
    [`texts.${name}Text`]: { change: { ...on, texts }, step, read: isShown('Eigen tekst'), is: true },
  };
};

export const fieldEffects: Readonly<Record<string, FieldEffect>> = {
  ...headed('tickets', 'tickets'),
  ...headed('date', 'date'),
  ...headed('details', 'details'),
  ...headed('overview', 'payment'),
  ...headed('donation', 'donation', {
    donation: { ...standardSalesFlow.donation, isOn: true, amountsMinor: [500] },
  }),
  ...sold('products'),
  ...sold('merchandise'),
  ...sold('upsell'),
  'texts.paymentHeading': {
    change: says('paymentHeading', 'Eigen betaling'),
    step: 'payment',
    read: (page) => page.locator('.methods legend').innerText(),
    is: 'Eigen betaling',
  },
  'texts.paymentIntro': {
    change: says('paymentIntro', 'Eigen betaalintro'),
    step: 'payment',
    read: isShown('Eigen betaalintro'),
    is: true,
  },
  'texts.thankYouHeading': {
    change: says('thankYouHeading', 'Tot gauw'),
    step: 'thank-you',
    read: heading,
    is: 'Tot gauw',
  },
  'texts.thankYouIntro': {
    change: says('thankYouIntro', 'Neem een jas mee'),
    step: 'thank-you',
    read: isShown('Neem een jas mee'),
    is: true,
  },
  ...asked('newsletter', 'detailsNewsletter'),
  ...asked('secondary-newsletter', 'detailsSecondaryNewsletter'),
  ...asked('additional-opt-in', 'detailsAdditionalOptIn'),
  ...asked('custom-field', 'detailsCustomField'),
  'texts.sidebarText': {
    change: says('sidebarText', 'Eigen zijbalk'),
    step: 'tickets',
    read: isShown('Eigen zijbalk'),
    is: true,
  },
  'salesFlow.steps.sidebar': {
    before: says('sidebarText', 'Eigen zijbalk'),
    change: { ...flow('steps', { sidebar: false }), ...says('sidebarText', 'Eigen zijbalk') },
    step: 'tickets',
    read: countOf('.sidebar'),
    is: 0,
  },
  'salesFlow.steps.overview': {
    change: flow('steps', { overview: false }),
    step: 'payment',
    read: countOf('.step .card-heading'),
    is: 0,
  },
  ...ownPage('program', 'program'),
  ...ownPage('information', 'information'),
  ...ownPage('groups', 'groups'),
  ...ownPage('schoolDetails', 'school'),
  'salesFlow.steps.program': {
    before: says('programText', 'Eigen programma'),
    change: { ...flow('steps', { program: false }), ...says('programText', 'Eigen programma') },
    step: 'tickets',
    read: countOf('.page-links a'),
    is: 0,
  },
  ...Object.fromEntries(
    (['information', 'groups', 'schoolDetails'] as const).map((name) => [
      `salesFlow.steps.${name}`,
      {
        change: { ...flow('steps', { [name]: true }), ...says(`${name}Text`, 'Eigen tekst') },
        step: 'tickets',
        read: countOf('.page-links a'),
        is: 1,
      } satisfies FieldEffect,
    ]),
  ),
  'texts.termsText': {
    change: says('termsText', '<p>Eigen voorwaarden</p>'),
    step: 'terms',
    read: isShown('Eigen voorwaarden'),
    is: true,
  },
  'salesFlow.options.calendarFile': {
    change: flow('options', { calendarFile: false }),
    step: 'thank-you',
    read: countOf('.order-acts > *'),
    is: 2,
  },
  'salesFlow.addressForm': {
    change: { salesFlow: { ...standardSalesFlow, addressForm: 'informal' } },
    step: 'tickets',
    read: heading,
    is: 'Kies je tickets',
  },
  'salesFlow.style.corners': {
    change: flow('style', { corners: 'square' }),
    step: 'tickets',
    read: styleOf('.card', 'border-start-start-radius'),
    is: '0px',
  },
  'salesFlow.style.timeslots': {
    change: flow('style', { timeslots: 'list' }),
    step: 'date',
    read: (page) => page.locator('.timeslots').first().getAttribute('data-style'),
    is: 'list',
  },
  'salesFlow.style.stepButtons': {
    change: flow('style', { stepButtons: 'right' }),
    step: 'tickets',
    read: async (page) => {
      const button = await page.locator('.aside .button.wide').boundingBox();
      const card = await page.locator('.aside .card').boundingBox();
      return button !== null && card !== null && button.width < card.width * 0.85 && button.x > card.x + 30;
    },
    is: true,
  },
  'salesFlow.style.languageSelector': {
    change: flow('style', { languageSelector: false }),
    step: 'tickets',
    read: countOf('.language-select'),
    is: 0,
  },
  languages: {
    change: { languages: ['nl', 'en', 'de'] },
    step: 'tickets',
    read: countOf('.language-select option'),
    is: 3,
  },
  defaultLanguage: {
    change: { defaultLanguage: 'en', languages: ['en'] },
    step: 'tickets',
    read: heading,
    is: 'Choose your tickets',
  },
  colours: {
    change: { colours: { brand: '#124E66', ink: '#0B1D26', paper: '#F2F6F7' } },
    step: 'tickets',
    read: styleOf('.button.primary', 'background-color'),
    is: 'rgb(18, 78, 102)',
  },
  ticketGroupIds: { change: { ticketGroupIds: [] }, step: 'tickets', read: countOf('.group'), is: 0 },
  minTickets: {
    change: { minTickets: 4 },
    step: 'tickets',
    read: async (page) => (await page.locator('.stepper output').first().innerText()).split('\n')[0],
    is: '4',
  },
  maxTickets: {
    change: { maxTickets: 2 },
    step: 'tickets',
    // None of the four types takes one more than the two that are chosen.
    read: countOf('.stepper button:last-of-type[aria-disabled="true"]'),
    is: 4,
  },
  paymentMethods: {
    change: { paymentMethods: ['ideal'] },
    step: 'payment',
    read: countOf('.method'),
    is: 0,
  },
};
