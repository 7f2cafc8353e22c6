import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { AvailabilityTypeCard } from './availability-type-card.tsx';
import type { ProductTimesAndPlacesProps } from './product-times-and-places.tsx';

// Below the first card: they come once this is shown.
const ProductTimesAndPlaces = onDemand(
  async () => (await import('./product-times-and-places.tsx')).ProductTimesAndPlaces,
  { keepsRoom: true },
);

/** Whether and where the product's times come from, how the next weeks look, and where it is. */
export function ProductAvailabilityTab(props: ProductTimesAndPlacesProps) {
  return (
    <>
      <AvailabilityTypeCard product={props.product} canEdit={props.canEdit} />
      <ProductTimesAndPlaces {...props} />
    </>
  );
}
