import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PageSkeleton } from '@foyer/ui/states/page-skeleton.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useRouteParam } from '../../../components/use-route-param.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { EditProduct } from '../catalog.graphql.ts';
import { EditProductForm } from './edit-product-form.tsx';

export default function EditProductPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const query = useGraphqlQuery(EditProduct, { id: useRouteParam('productId') });
  return (
    <QueryView
      query={query}
      failed={t('catalog.product.failed')}
      loading={<PageSkeleton parent={t('catalog.products.title')} />}
    >
      {(data) => facts && <EditProductForm key={data.product.id} data={data} facts={facts} />}
    </QueryView>
  );
}
