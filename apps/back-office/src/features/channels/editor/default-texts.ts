import type { ChannelTextKey } from '@foyer/domain/channels/channel-texts.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { createTranslator, type Messages } from '@foyer/i18n/translator.ts';
import { useEffect, useState } from 'react';

/** The words of visitors, a small file a language, fetched with the first field that shows them. */
const files = import.meta.glob<Messages>(
  '../../../../../../packages/i18n/src/catalogues/*/visitors/{shop,order-page}.json',
  { import: 'default' },
);

/** Which text a page shows where the channel has none of its own. */
const defaults: Partial<Record<ChannelTextKey, string>> = {
  ticketsHeading: 'shop.tickets.title',
  dateHeading: 'shop.date.title',
  detailsHeading: 'shop.details.title',
  detailsIntro: 'shop.details.lead',
  overviewHeading: 'shop.payment.title',
  overviewIntro: 'shop.payment.lead',
  upsellHeading: 'shop.choosing.upsell',
  productsHeading: 'shop.choosing.products',
  merchandiseHeading: 'shop.choosing.merchandise',
  paymentHeading: 'shop.payment.methods',
  programHeading: 'shop.pages.program',
  informationHeading: 'shop.pages.information',
  groupsHeading: 'shop.pages.groups',
  schoolDetailsHeading: 'shop.pages.school',
};

/** The default text of each text in a language; '' = none, or not there yet. */
export function useDefaultTexts(language: string): (key: ChannelTextKey) => string {
  const [read, setRead] = useState<{ language: string; of: (key: ChannelTextKey) => string }>();
  useEffect(() => {
    let isWanted = true;
    void readDefaults(languageOf(language)).then((of) => isWanted && setRead({ language, of }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return read?.language === language ? read.of : () => '';
}

async function readDefaults(language: string): Promise<(key: ChannelTextKey) => string> {
  const wanted = Object.keys(files).filter((path) => path.includes(`/catalogues/${language}/`));
  const parts = await Promise.all(wanted.map((path) => files[path]?.()));
  const { t, has } = createTranslator(language, Object.assign({}, ...parts));
  return (key) => {
    const name = defaults[key];
    return name && has(name) ? t(name as 'shop.tickets.title') : '';
  };
}
