import type { LocalDate } from '../calendar/local-date.ts';
import type { Channel } from './channel.ts';
import { channelColourRatios } from './channel-colours.ts';
import { channelTextKeys } from './channel-texts.ts';

/** What is known of a channel beside its own fields. */
export interface ReadinessFacts {
  /** Ticket types that its page would offer now. */
  ticketTypeCount: number;
  /** Some of them cost money. */
  isPaid: boolean;
  /** Means of payment that its page would offer now. */
  paymentMethodCount: number;
  hasBanner: boolean;
  hasLogo: boolean;
  /** Channel types that its client has. */
  isOfKnownType: boolean;
}

/** Without these a channel is not published, each with the field that mends it. */
export const missingCodes = {
  'no-channel-types': null,
  'nothing-on-sale': 'ticketGroupIds',
  'no-payment-method': 'paymentMethods',
  'email-not-asked': 'salesFlow.details',
  'brand-unreadable': 'colours.brand',
  'ink-unreadable': 'colours.ink',
  'publication-ended': 'endDate',
} as const;
export type MissingCode = keyof typeof missingCodes;

/** What is advised; it never keeps a channel from being published. */
export const adviceCodes = {
  'texts-untranslated': 'texts',
  'no-terms': 'texts.termsText',
  'no-banner': 'banner',
  'no-logo': 'logo',
} as const;
export type AdviceCode = keyof typeof adviceCodes;

/** What is in order, for the list beside. */
export const completeCodes = ['colours', 'pictures', 'on-sale', 'payment', 'texts'] as const;
export type CompleteCode = (typeof completeCodes)[number];

export interface ChannelReadiness {
  missing: readonly { code: MissingCode; params: Readonly<Record<string, string | number>> }[];
  advice: readonly { code: AdviceCode; params: Readonly<Record<string, string | number>> }[];
  complete: readonly { code: CompleteCode; params: Readonly<Record<string, string | number>> }[];
}

/**
 * What is missing before a channel can go live: the editor lists it and Publish refuses by it (design: channels, "Missing
 * list"). `today` is local to the client.
 */
export function channelReadiness(
  channel: Channel,
  facts: ReadinessFacts,
  today: LocalDate,
): ChannelReadiness {
  const asksEmail = channel.salesFlow.details.fields.some(
    ({ kind, isRequired }) => kind === 'email' && isRequired,
  );
  const ratios = channelColourRatios(channel.colours).map(({ pair, ratio, readable }) => ({
    pair,
    readable,
    ratio: Math.floor(ratio * 10) / 10,
  }));
  const unreadable = (pair: string) => ratios.find((one) => one.pair === pair && !one.readable);
  const needsPayment = facts.isPaid && facts.paymentMethodCount === 0;
  const untranslated = languagesWithoutTexts(channel);
  const missing = [
    !facts.isOfKnownType && of('no-channel-types'),
    facts.ticketTypeCount === 0 && of('nothing-on-sale'),
    needsPayment && of('no-payment-method'),
    !asksEmail && of('email-not-asked'),
    ...(['brand', 'ink'] as const).map((pair) => {
      const found = unreadable(pair);
      return found && of(`${pair}-unreadable` as const, { ratio: found.ratio });
    }),
    channel.endDate !== null && channel.endDate < today && of('publication-ended'),
  ];
  const advice = [
    untranslated.length > 0 && of('texts-untranslated', { languages: untranslated.join(', ').toUpperCase() }),
    !channel.texts.termsText?.[channel.defaultLanguage] && of('no-terms'),
    !facts.hasBanner && of('no-banner'),
    !facts.hasLogo && of('no-logo'),
  ];
  const complete = [
    ratios.every(({ readable }) => readable) &&
      of('colours', { ratio: Math.min(...ratios.map(({ ratio }) => ratio)) }),
    facts.hasBanner && facts.hasLogo && of('pictures'),
    facts.ticketTypeCount > 0 && of('on-sale', { count: facts.ticketTypeCount }),
    !needsPayment && facts.paymentMethodCount > 0 && of('payment', { count: facts.paymentMethodCount }),
    untranslated.length === 0 && of('texts', { count: channel.languages.length }),
  ];
  return {
    missing: missing.filter((one) => one !== false && one !== undefined),
    advice: advice.filter((one) => one !== false),
    complete: complete.filter((one) => one !== false),
  };
}

const of = <Code extends string>(code: Code, params: Readonly<Record<string, string | number>> = {}) => ({
  code,
  params,
});

/** Languages in which a text is missing that the channel has in its default language. */
function languagesWithoutTexts({ texts, languages, defaultLanguage }: Channel): string[] {
  return languages.filter((language) =>
    channelTextKeys.some((key) => texts[key]?.[defaultLanguage] && !texts[key]?.[language]),
  );
}
