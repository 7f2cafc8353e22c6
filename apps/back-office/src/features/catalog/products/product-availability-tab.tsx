import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { AvailabilityTypeCard } from './availability-type-card.tsx';
import type { EditedProduct, LocationOfProduct, ProductForm } from './product-form.ts';

// Below the first card: they come once this is shown.
const ProductTimes = onDemand(async () => (await import('./product-times.tsx')).ProductTimes);

const ProductLocationsCard = onDemand(
  async () => (await import('./product-locations-card.tsx')).ProductLocationsCard,
);

interface ProductAvailabilityTabProps {
  fields: UseFormReturnType<ProductForm>;
  product: EditedProduct;
  locations: readonly LocationOfProduct[];
  canEdit: boolean;
}

/** Whether and where the product's times come from, how the next weeks look, and where it is. */
export function ProductAvailabilityTab({ fields, product, locations, canEdit }: ProductAvailabilityTabProps) {
  return (
    <>
      <AvailabilityTypeCard product={product} canEdit={canEdit} />
      <ProductTimes product={product} />
      <ProductLocationsCard fields={fields} locations={locations} canEdit={canEdit} />
    </>
  );
}
