import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useRef } from 'react';
import { type EditForm, useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { type ShownReview, useShownReview } from '../../../components/edit-page/use-shown-review.ts';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ChangeProduct, ChangeProductChannels, EditProduct, ProductList } from '../catalog.graphql.ts';
import {
  changedChannels,
  type EditedProduct,
  type ProductForm,
  productControlOf,
  productFormOf,
} from './product-form.ts';

interface EditedProductForm {
  form: EditForm<ProductForm>;
  /** What a save names as shown of the tickets that other hours touch. */
  shown: ShownReview;
  /** The last save that failed. */
  change: { error: Error | null; reset: () => void };
}

/** The one form of a product's page; what did not change is not written. */
export function useProductForm(product: EditedProduct, facts: ClientFactsOfScreen): EditedProductForm {
  const refetch = { refetch: [EditProduct, ProductList] };
  const change = useGraphqlMutation(ChangeProduct, refetch);
  const changeChannels = useGraphqlMutation(ChangeProductChannels, refetch);
  const before = productFormOf(product, facts.contentLanguages);
  // What this page wrote itself it has seen, also where the second of two writes was refused.
  const written = useRef(0);
  const shown = useShownReview();
  const form = useEditForm({
    values: before,
    controlOf: productControlOf,
    check: async (values) =>
      parseInput((await import('@foyer/domain/catalog/product-input.ts')).productPageInput, values),
    save: async (values, { channels, ...input }) => {
      const { channels: channelsBefore, version: _version, ...rest } = before;
      const seen = () => Math.max(values.version, written.current);
      if (JSON.stringify(input) !== JSON.stringify(rest)) {
        const saved = await shown.save((fingerprint) =>
          change.mutateAsync({ id: product.id, input, version: seen(), fingerprint }),
        );
        written.current = saved.changeProduct.version;
      }
      const changed = changedChannels(channelsBefore, channels);
      if (changed.length === 0) return;
      const saved = await changeChannels.mutateAsync({ id: product.id, channels: changed, version: seen() });
      written.current = saved.changeProductChannels.version;
    },
  });
  return { form, shown, change: changeChannels.error ? changeChannels : change };
}
