import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Columns } from '@foyer/ui/columns.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EditGuard } from '../../components/edit-guard.tsx';
import { EditableIf } from '../../components/editable-if.tsx';
import { HistoryLink } from '../../components/history-link.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../components/use-client-facts.ts';
import { useEditForm } from '../../components/use-edit-form.ts';
import type { EditProductQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { ChangeProduct, EditProduct, ProductList } from './catalog.graphql.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductAvailabilityTab } from './product-availability-tab.tsx';
import { isCompleteText, productFormOf } from './product-form.ts';
import { ProductStateTag } from './product-state-tag.tsx';
import { ProductSummary } from './product-summary.tsx';
import { ProductTicketTypesTab } from './product-ticket-types-tab.tsx';

const ProductContentTab = onDemand(async () => (await import('./product-content-tab.tsx')).ProductContentTab);

const tabs = ['availability', 'content', 'ticket-types'] as const;
type Tab = (typeof tabs)[number];

interface EditProductFormProps {
  data: EditProductQuery;
  facts: ClientFactsOfScreen;
}

/** The page of a product. Its tabs are one form: Save covers all of them. */
export function EditProductForm({ data: { product, locations }, facts }: EditProductFormProps) {
  const { t } = useMessages();
  const tab = useTab();
  const canEdit = useCan('products', 'edit');
  const change = useGraphqlMutation(ChangeProduct, { refetch: [EditProduct, ProductList] });
  const form = useEditForm({
    values: productFormOf(product, facts.contentLanguages),
    check: async (values) =>
      parseInput((await import('@foyer/domain/catalog/product-input.ts')).productChangeInput, values),
    save: (input) => change.mutateAsync({ id: product.id, input }),
  });
  // The other tab with fields comes once this one is shown.
  useEffect(() => ProductContentTab.prepare(), []);
  const types = product.ticketGroups.flatMap(({ ticketTypes }) => ticketTypes);
  const missing = form.fields.getValues().texts.filter((texts) => !isCompleteText(texts));
  const path = `/products/edit/${product.id}`;
  return (
    <Page
      title={product.name}
      status={<ProductStateTag state={product.state} />}
      breadcrumbs={[{ label: t('catalog.products.title'), to: '/products' }]}
      actions={
        <>
          <HistoryLink entity="product" id={product.id} />
          <ProductActions product={product} />
        </>
      }
      tabs={
        <TabLinks
          label={product.name}
          tabs={[
            {
              to: path,
              label: t('catalog.tab.availability'),
              current: tab === 'availability',
            },
            {
              to: `${path}?tab=content`,
              label: t('catalog.tab.content'),
              current: tab === 'content',
              tag: missing.length > 0 && (
                <StatusTag tone="warning" mark="none">
                  {t('catalog.tab.missing', {
                    languages: missing.map(({ language }) => language.toUpperCase()).join(', '),
                  })}
                </StatusTag>
              ),
            },
            {
              to: `${path}?tab=ticket-types`,
              label: t('catalog.tab.ticketTypes'),
              current: tab === 'ticket-types',
              count: types.filter(({ state }) => state !== 'archived').length,
            },
          ]}
        />
      }
    >
      <EditGuard form={form} />
      <EditableIf can={canEdit}>
        <Columns summary={<ProductSummary product={product} facts={facts} />}>
          {tab === 'availability' && <ProductAvailabilityTab product={product} />}
          {tab === 'content' && (
            <ProductContentTab fields={form.fields} product={product} locations={locations} />
          )}
          {tab === 'ticket-types' && <ProductTicketTypesTab product={product} facts={facts} />}
        </Columns>
      </EditableIf>
    </Page>
  );
}

function useTab(): Tab {
  const { tab }: { tab?: string } = useSearch({ strict: false });
  return tabs.find((candidate) => candidate === tab) ?? 'availability';
}
