import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientFactsOfScreen } from '../../components/use-client-facts.ts';
import { type EditForm, useEditForm } from '../../components/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { ChangeProduct, ChangeProductChannels, EditProduct, ProductList } from './catalog.graphql.ts';
import { changedChannels, type EditedProduct, type ProductForm, productFormOf } from './product-form.ts';

/** The one form of a product's page; what did not change is not written. */
export function useProductForm(product: EditedProduct, facts: ClientFactsOfScreen): EditForm<ProductForm> {
  const refetch = { refetch: [EditProduct, ProductList] };
  const change = useGraphqlMutation(ChangeProduct, refetch);
  const changeChannels = useGraphqlMutation(ChangeProductChannels, refetch);
  const before = productFormOf(product, facts.contentLanguages);
  return useEditForm({
    values: before,
    check: async (values) =>
      parseInput((await import('@foyer/domain/catalog/product-input.ts')).productPageInput, values),
    save: async (_values, { channels, ...input }) => {
      const { channels: channelsBefore, ...rest } = before;
      if (JSON.stringify(input) !== JSON.stringify(rest)) await change.mutateAsync({ id: product.id, input });
      const changed = changedChannels(channelsBefore, channels);
      if (changed.length > 0) await changeChannels.mutateAsync({ id: product.id, channels: changed });
    },
  });
}
