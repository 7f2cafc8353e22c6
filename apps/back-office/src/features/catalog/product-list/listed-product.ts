import type { ProductListQuery } from '../../../generated/operations.ts';

/** A product as the list shows it. */
export type ListedProduct = ProductListQuery['products']['edges'][number]['node'];
