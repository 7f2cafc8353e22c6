import { productStates } from '@foyer/domain/catalog/product.ts';
import { availabilityTypes } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { z } from 'zod';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  countAllProducts,
  countChannels,
  countProducts,
  listProductPage,
  type ProductCounts,
  type ProductFilter,
  type ProductListRow,
} from '../catalog/index.ts';
import { findSetting } from '../settings/index.ts';
import { listSoldOutToday } from './list-sold-out-today.ts';

export interface ProductSummary {
  /** How many the filter finds. */
  total: number;
  /** Whatever the filter. */
  counts: ProductCounts;
  channelCount: number;
}

const filterInput = z.object({
  search: z.string().trim().max(100, 'search-too-long').default(''),
  states: z
    .array(z.enum(productStates, 'state-unknown'))
    .max(3, 'state-unknown')
    .default(['active', 'draft']),
  locationId: z.uuid('location-unknown').nullable().default(null),
  availabilityType: z.enum(availabilityTypes, 'availability-type-unknown').nullable().default(null),
  channelId: z.uuid('channel-unknown').nullable().default(null),
  soldOutToday: z.boolean().default(false),
  needsContent: z.boolean().default(false),
});

/** A page of the products that a filter finds, by name. */
export async function listFoundProducts(
  context: RequestContext,
  typed: object | null | undefined,
  page: { offset: number; limit: number },
): Promise<ProductListRow[]> {
  const filter = await readFilter(context, typed);
  return context.inClient((scope) => listProductPage(scope, filter, page));
}

/** How many products a filter finds, and how many each view of the list has. */
export async function summariseProducts(
  context: RequestContext,
  typed: object | null | undefined,
): Promise<ProductSummary> {
  const filter = await readFilter(context, typed);
  return context.inClient(async (scope) => ({
    total: await countProducts(scope, filter),
    counts: await countAllProducts(scope, filter.languages),
    channelCount: await countChannels(scope),
  }));
}

async function readFilter(
  context: RequestContext,
  typed: object | null | undefined,
): Promise<ProductFilter & { languages: readonly string[] }> {
  const given = Object.entries(typed ?? {}).filter(([, value]) => value !== null);
  const { soldOutToday, ...filter } = valueOrThrow(parseInput(filterInput, Object.fromEntries(given)));
  const { languages, defaultLocale } = await context.inClient((scope) =>
    findSetting(scope, 'languages', context.app.clock()),
  );
  const locales = [defaultLocale, ...languages.map(({ locale }) => locale)];
  return {
    ...filter,
    languages: [...new Set(locales.map((locale) => locale.slice(0, 2)))],
    ids: soldOutToday ? await listSoldOutToday(context) : null,
  };
}
