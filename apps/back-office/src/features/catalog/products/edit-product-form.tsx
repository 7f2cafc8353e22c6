import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useEffect } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useLeadToError } from '../../../components/edit-page/use-lead-to-error.ts';
import { oneOf, useAddressSearch } from '../../../components/fields/address-search.ts';
import { useCan } from '../../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import type { EditProductQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import { EditProduct } from '../catalog.graphql.ts';
import { ProductActions } from '../product-list/product-actions.tsx';
import { ProductStateTag } from '../product-list/product-state-tag.tsx';
import { ProductSales } from './catalogue-sales.graphql.ts';
import { ProductAvailabilityTab } from './product-availability-tab.tsx';
import { countByTab, type ProductTab, productTabs, productTabWords } from './product-form.ts';
import { ProductLacksCard } from './product-lacks-card.tsx';
import { ProductPageLink } from './product-page-link.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTabLinks } from './product-tab-links.tsx';
import { salesPageOf } from './sales-page-of.ts';
import { useFoldedActions } from './use-folded-actions.ts';
import { useHoursReview } from './use-hours-review.ts';
import { useProductForm } from './use-product-form.ts';

const ProductContentTab = onDemand(async () => {
  const [{ ProductContentTab: tab }] = await Promise.all([
    import('./product-content-tab.tsx'),
    loadParts(['formatting']),
  ]);
  return tab;
});
const ProductChannelsTab = onDemand(
  async () => (await import('./product-channels-tab.tsx')).ProductChannelsTab,
);

const ProductTicketTypesTab = onDemand(
  async () => (await import('./product-ticket-types-tab.tsx')).ProductTicketTypesTab,
);

interface EditProductFormProps {
  data: EditProductQuery;
  facts: ClientFactsOfScreen;
}

/** The page of a product. Its tabs are one form: Save covers all of them. */
export function EditProductForm({ data: { product, locations }, facts }: EditProductFormProps) {
  const { t } = useMessages();
  const tab = useTab();
  const canEdit = useCan('products', 'edit');
  const { form, shown, change } = useProductForm(product, facts);
  const { fields } = form;
  const review = useHoursReview(product.id, form, shown);
  const sales = useGraphqlQuery(ProductSales, { id: product.id }).data?.product.sales30Days;
  // The other tabs come once this one is shown.
  useEffect(() => {
    ProductContentTab.prepare();
    ProductChannelsTab.prepare();
    ProductTicketTypesTab.prepare();
  }, []);
  const errors = countByTab(Object.keys(fields.errors));
  const pageUrl = salesPageOf(product);
  const folded = useFoldedActions(pageUrl);
  const path = `/products/edit/${product.id}`;
  // After a failed save the first field with an error may be on another tab.
  const [erring] = errors.keys();
  const isErrorElsewhere = form.error !== null && erring !== undefined && !errors.has(tab);
  useLeadToError(form.failedTry, isErrorElsewhere ? `${path}?tab=${erring}` : undefined);
  const changes = [...countByTab(Object.keys(fields.getValues()).filter((name) => fields.isDirty(name)))];
  return (
    <EditPage
      title={product.name}
      status={<ProductStateTag state={product.state} />}
      breadcrumbs={[{ label: t('catalog.products.title'), to: '/products' }]}
      actions={
        <>
          {!folded && <ProductPageLink url={pageUrl} />}
          <ProductActions product={product} folded={folded} />
        </>
      }
      tabs={
        <ProductTabLinks product={product} current={tab} texts={fields.getValues().texts} errors={errors} />
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditProduct}
      review={review}
      changes={changes
        .map(([where, count]) => t('catalog.tab.changes', { count, tab: t(productTabWords[where]) }))
        .join(', ')}
    >
      <Columns summary={<ProductSummary product={product} facts={facts} sales={sales} />}>
        <ProductLacksCard product={product} />
        {tab === 'availability' && (
          <ProductAvailabilityTab fields={fields} product={product} locations={locations} canEdit={canEdit} />
        )}
        {tab === 'channels' && (
          <ProductChannelsTab fields={fields} product={product} sales={sales} canEdit={canEdit} />
        )}
        {tab === 'content' && <ProductContentTab fields={fields} product={product} />}
        {tab === 'ticket-types' && <ProductTicketTypesTab product={product} facts={facts} sales={sales} />}
      </Columns>
    </EditPage>
  );
}

function useTab(): ProductTab {
  return useAddressSearch({ tab: oneOf(productTabs) }).tab ?? 'availability';
}
