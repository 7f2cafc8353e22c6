import { isCompleteText } from '@foyer/domain/catalog/product-content.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import {
  type EditedProduct,
  type ProductForm,
  type ProductTab,
  productTabs,
  productTabWords,
} from './product-form.ts';

interface ProductTabLinksProps {
  product: EditedProduct;
  current: ProductTab;
  texts: ProductForm['texts'];
  /** How many fields of a tab could not be saved. */
  errors: ReadonlyMap<ProductTab, number>;
}

/** The tabs of a product with what they show: counts, missing languages, errors. */
export function ProductTabLinks({ product, current, texts, errors }: ProductTabLinksProps) {
  const { t } = useMessages();
  const missing = texts.filter((text) => !isCompleteText(text));
  const types = product.ticketGroups.flatMap(({ ticketTypes }) => ticketTypes);
  const counts: Partial<Record<ProductTab, number>> = {
    channels: product.channels.filter(({ enabled, ticketGroupCount }) => enabled && ticketGroupCount > 0)
      .length,
    'ticket-types': types.filter(({ state }) => state !== 'archived').length,
  };
  const tagOf = (tab: ProductTab) => {
    const errorCount = errors.get(tab);
    if (errorCount) {
      return (
        <StatusTag tone="danger" mark="none">
          {t('catalog.tab.errors', { count: errorCount })}
        </StatusTag>
      );
    }
    if (tab !== 'content' || missing.length === 0) return undefined;
    const languages = missing.map(({ language }) => language.toUpperCase()).join(', ');
    return (
      <StatusTag tone="warning" mark="none">
        {t('catalog.tab.missing', { languages })}
      </StatusTag>
    );
  };
  return (
    <TabLinks
      label={product.name}
      tabs={productTabs.map((tab) => ({
        to: `/products/edit/${product.id}${tab === 'availability' ? '' : `?tab=${tab}`}`,
        label: t(productTabWords[tab]),
        current: tab === current,
        count: counts[tab],
        tag: tagOf(tab),
      }))}
    />
  );
}
