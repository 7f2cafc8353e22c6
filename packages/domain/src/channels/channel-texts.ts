import { type ContentLanguage, chooseText, contentLanguages, type Texts } from '../catalog/content-text.ts';

const heading = 120;
const line = 300;
const paragraph = 500;
const page = 20_000;

/**
 * The texts of a sales page, each per language, and the most characters that each may have. One that is empty is the
 * default text of the language (`shop.*` of the catalogues), or not shown.
 */
export const mostCharactersOfText = {
  sidebarText: 2_000,
  voucherHeading: heading,
  voucherIntro: paragraph,
  ticketsHeading: heading,
  ticketsIntro: paragraph,
  productsHeading: heading,
  productsIntro: paragraph,
  merchandiseHeading: heading,
  merchandiseIntro: paragraph,
  upsellHeading: heading,
  upsellIntro: paragraph,
  dateHeading: heading,
  dateIntro: paragraph,
  detailsHeading: heading,
  detailsIntro: paragraph,
  /** What is agreed to by each switch of the details. */
  detailsNewsletter: line,
  detailsSecondaryNewsletter: line,
  detailsAdditionalOptIn: line,
  detailsCustomField: heading,
  /** One choice a line. */
  detailsCustomChoices: 2_000,
  donationHeading: heading,
  donationIntro: paragraph,
  overviewHeading: heading,
  overviewIntro: paragraph,
  paymentHeading: heading,
  paymentIntro: paragraph,
  thankYouHeading: heading,
  thankYouIntro: paragraph,
  programHeading: heading,
  programText: page,
  informationHeading: heading,
  informationText: page,
  groupsHeading: heading,
  groupsText: page,
  schoolDetailsHeading: heading,
  schoolDetailsText: page,
  termsText: page,
  /** Title and description for search engines and shared links. */
  searchTitle: heading,
  searchDescription: line,
} as const;

export type ChannelTextKey = keyof typeof mostCharactersOfText;
export const channelTextKeys = Object.keys(mostCharactersOfText) as [ChannelTextKey, ...ChannelTextKey[]];

/** Texts by key and language. */
export type ChannelTexts = Readonly<Partial<Record<ChannelTextKey, Texts>>>;

/** As the API takes and answers a text: a GraphQL input has no keys that are languages. */
export interface ChannelText {
  key: ChannelTextKey;
  language: ContentLanguage;
  text: string;
}

export function listChannelTexts(texts: ChannelTexts): ChannelText[] {
  return channelTextKeys.flatMap((key) =>
    contentLanguages.flatMap((language) => {
      const text = texts[key]?.[language];
      return text ? [{ key, language, text }] : [];
    }),
  );
}

export function channelTextsOf(
  texts: readonly { key: string; language: string; text: string }[],
): Record<string, Record<string, string>> {
  const byKey: Record<string, Record<string, string>> = {};
  for (const { key, language, text } of texts) byKey[key] = { ...byKey[key], [language]: text };
  return byKey;
}

/** The channel's text in this language, as `chooseText`; '' = it says nothing of its own. */
export function channelText(
  { texts, defaultLanguage }: { texts: ChannelTexts; defaultLanguage: string },
  key: ChannelTextKey,
  language: string,
): string {
  return chooseText(texts[key] ?? {}, language, defaultLanguage);
}
