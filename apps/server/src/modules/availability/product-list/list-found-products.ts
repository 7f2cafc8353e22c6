import type { Product } from '@foyer/domain/catalog/product.ts';
import { productFilterInput } from '@foyer/domain/catalog/product-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import {
  countAllProducts,
  countChannels,
  countProducts,
  listProductPage,
  listProducts,
  type ProductCounts,
  type ProductFilter,
  type ProductListRow,
} from '../../catalog/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listSoldOutToday } from './list-sold-out-today.ts';

export interface ProductSummary {
  /** How many the filter finds. */
  total: number;
  /** Whatever the filter. */
  counts: ProductCounts;
  channelCount: number;
}

/** A product with what its row of the list says. */
export interface ListedProduct extends ProductListRow {
  product: Product;
}

/** A page of the products that a filter finds, by name. */
export async function listFoundProducts(
  context: RequestContext,
  typed: object | null | undefined,
  page: { offset: number; limit: number },
): Promise<ListedProduct[]> {
  const filter = await readFilter(context, typed);
  return context.inClientReadOnly(async (scope) => {
    const found = await listProductPage(scope, filter, page);
    const ids = found.map(({ id }) => id);
    const products = new Map((await listProducts(scope, ids)).map((product) => [product.id, product]));
    return found.flatMap((row) => {
      const product = products.get(row.id);
      return product ? [{ ...row, product }] : [];
    });
  });
}

/** How many products a filter finds, and how many each view of the list has. */
export async function summariseProducts(
  context: RequestContext,
  typed: object | null | undefined,
): Promise<ProductSummary> {
  const filter = await readFilter(context, typed);
  return context.inClientReadOnly(async (scope) => ({
    total: await countProducts(scope, filter),
    counts: await countAllProducts(scope, filter.languages),
    channelCount: await countChannels(scope),
  }));
}

async function readFilter(
  context: RequestContext,
  typed: object | null | undefined,
): Promise<ProductFilter & { languages: readonly string[] }> {
  const { soldOutToday, ...filter } = valueOrThrow(parseInput(productFilterInput, typed ?? {}));
  const { languages, defaultLocale } = await context.inClientReadOnly((scope) =>
    findSetting(scope, 'languages', context.app.clock()),
  );
  const locales = [defaultLocale, ...languages.map(({ locale }) => locale)];
  return {
    ...filter,
    languages: [...new Set(locales.map((locale) => locale.slice(0, 2)))],
    ids: soldOutToday ? await listSoldOutToday(context) : null,
  };
}
