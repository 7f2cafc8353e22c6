import type { FieldComplexityValue } from '@pothos/plugin-complexity';
import type { GraphQLField, GraphQLOutputType } from 'graphql';

/** What a document may cost (product.md, section 2). */
export const COST_LIMIT = 5_000;

/** A value comes with its row. */
const VALUE_COST = 0.2;
const ROWS_OF_A_LIST = 10;
const ROWS_OF_A_PAGE = 20;

/**
 * The cost of a field: 1 for what has to be loaded, a fifth for a value of it. The items of a list count ten times,
 * of a page as often as rows are requested, so that a nested list costs what the database does for it.
 */
export function costOfField(
  args: Record<string, unknown>,
  _context: unknown,
  { type, args: declared }: Pick<GraphQLField<unknown, unknown>, 'type' | 'args'>,
): FieldComplexityValue {
  if (isValue(type)) return { field: VALUE_COST, multiplier: 1 };
  // The edges of a connection are a list already: its own factor is for the rest.
  if (declared.some(({ name }) => name === 'first')) {
    const rows = Number(args.first ?? args.last ?? ROWS_OF_A_PAGE);
    return { field: 1, multiplier: Math.max(1, rows / ROWS_OF_A_LIST) };
  }
  return { field: 1, multiplier: String(type).startsWith('[') ? ROWS_OF_A_LIST : 1 };
}

/** Recognised by shape: two copies of the GraphQL package may be loaded at once. */
function isValue(type: GraphQLOutputType): boolean {
  if ('ofType' in type) return isValue(type.ofType);
  return !('getFields' in type || 'getTypes' in type);
}
