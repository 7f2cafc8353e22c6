import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { OwnHours, ProductChannel } from '@foyer/domain/catalog/product-input.ts';
import { controlNames } from '../../../components/edit-page/place-refusals.ts';
import type { EditProductQuery } from '../../../generated/operations.ts';

export type EditedProduct = EditProductQuery['product'];
export type LocationOfProduct = EditProductQuery['locations'][number];

/** What the form reads of a product. */
export type ProductOfForm = Pick<
  EditedProduct,
  'name' | 'category' | 'version' | 'locations' | 'texts' | 'ownHours' | 'channels'
>;

/** The fields of a product's page, over all its tabs. A type, so that a form can index it. */
export type ProductForm = {
  name: string;
  category: string;
  locationIds: string[];
  texts: EditedProduct['texts'];
  ownHours: OwnHours[];
  /** Every channel of the client. */
  channels: ProductChannel[];
  /** Which one is edited: the form takes over a newer one only while nothing is typed. */
  version: number;
};

/** The product's values, with a row of texts for every language in which the client holds texts. */
export function productFormOf(
  product: ProductOfForm,
  contentLanguages: readonly ContentLanguage[],
): ProductForm {
  const languages = [...new Set([...contentLanguages, ...product.texts.map(({ language }) => language)])];
  return {
    name: product.name,
    category: product.category,
    locationIds: product.locations.map(({ id }) => id),
    texts: languages.map(
      (language) =>
        product.texts.find((texts) => texts.language === language) ?? {
          language,
          title: '',
          shortText: '',
          description: '',
        },
    ),
    ownHours: product.ownHours.map(({ locationId, weekHours }) => ({
      locationId,
      weekHours: weekHours.map((day) => (day ? { opens: day.opens, closes: day.closes } : null)),
    })),
    version: product.version,
    channels: product.channels.map(({ channel, enabled, nameOnChannel, ticketGroupCount }) => ({
      channelId: channel.id,
      // A channel that has none of its ticket groups does not sell it, whatever was decided for it.
      enabled: enabled && ticketGroupCount > 0,
      nameOnChannel,
    })),
  };
}

/** The channels for which something was changed: the others stay as they are. */
export function changedChannels(
  before: readonly ProductChannel[],
  after: readonly ProductChannel[],
): ProductChannel[] {
  return after.filter((channel) => {
    const old = before.find(({ channelId }) => channelId === channel.channelId);
    return old?.enabled !== channel.enabled || old.nameOnChannel !== channel.nameOnChannel;
  });
}

export const productTabs = ['availability', 'channels', 'content', 'ticket-types'] as const;
export type ProductTab = (typeof productTabs)[number];

export const productTabWords = {
  availability: 'catalog.tab.availability',
  channels: 'catalog.tab.channels',
  content: 'catalog.tab.content',
  'ticket-types': 'catalog.tab.ticketTypes',
} as const satisfies Record<ProductTab, string>;

const tabOfField: Record<Exclude<keyof ProductForm, 'version'>, ProductTab> = {
  locationIds: 'availability',
  ownHours: 'availability',
  channels: 'channels',
  name: 'content',
  category: 'content',
  texts: 'content',
};

/** How many of some fields ('texts.1.title') are on each tab; a tab without any is left out. */
export function countByTab(fields: readonly string[]): Map<ProductTab, number> {
  const counts = new Map<ProductTab, number>();
  for (const field of fields) {
    const tab = tabOfField[field.split('.')[0] as keyof typeof tabOfField];
    if (tab) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}

/** The field of the form in which a field of the input is typed. */
export const productControlOf = controlNames({
  'locationIds.*': 'locationIds',
  texts: 'main',
  'texts.*.language': 'main',
  ownHours: 'main',
  'ownHours.*.locationId': 'main',
  'ownHours.*.weekHours': 'main',
  channels: 'main',
  'channels.*.channelId': 'main',
  'channels.*.enabled': 'main',
});
