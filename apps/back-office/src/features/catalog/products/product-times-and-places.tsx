import type { UseFormReturnType } from '@mantine/form';
import type { EditedProduct, LocationOfProduct, ProductForm } from './product-form.ts';
import { ProductLocationsCard } from './product-locations-card.tsx';
import { ProductTimes } from './product-times.tsx';

export interface ProductTimesAndPlacesProps {
  fields: UseFormReturnType<ProductForm>;
  product: EditedProduct;
  locations: readonly LocationOfProduct[];
  canEdit: boolean;
}

/** When visitors can come, and where the product is. */
export function ProductTimesAndPlaces({ fields, product, locations, canEdit }: ProductTimesAndPlacesProps) {
  return (
    <>
      <ProductTimes product={product} />
      <ProductLocationsCard fields={fields} locations={locations} canEdit={canEdit} />
    </>
  );
}
