import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import type { ShownReview } from '../../../components/edit-page/use-shown-review.ts';
import { type PageReview, useTouchedReview } from '../../../components/edit-page/use-touched-review.tsx';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { OwnHoursPreview } from './own-hours.graphql.ts';
import type { ProductForm } from './product-form.ts';

/** Hours of a product may touch tickets: whose is said before they are saved. */
export function useHoursReview(
  productId: string,
  { fields, submit }: EditForm<ProductForm>,
  shown: ShownReview,
): PageReview {
  return useTouchedReview({
    submit,
    shown,
    concerns: fields.isDirty('ownHours'),
    preview: async () => {
      const { locationIds, ownHours } = fields.getValues();
      const answer = await requestGraphql(OwnHoursPreview, { productId, input: { locationIds, ownHours } });
      return answer.ownHoursPreview;
    },
  });
}
