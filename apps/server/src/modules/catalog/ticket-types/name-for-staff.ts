import type { ClientScope } from '../../../platform/database/database.ts';
import { listStaffNames } from './staff-name.repository.ts';

/** Something of a sold ticket, with the names under which it was sold: those of the buyer's language. */
interface SoldName {
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
}

/**
 * The same rows with the names that staff read (decision 0111): in the language of their interface, else in the
 * client's default language, else as they were sold, and a product that was sold without one by its own name. Without
 * a language they stay as sold.
 */
export async function nameForStaff<Row extends SoldName>(
  scope: ClientScope,
  rows: readonly Row[],
  language: string | undefined,
): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ ticketTypeId }) => ticketTypeId))];
  if (language === undefined || ids.length === 0) return [...rows];
  const names = new Map((await listStaffNames(scope, ids, language)).map((name) => [name.id, name]));
  return rows.map((row) => {
    const { typeName, productTitle, productName } = names.get(row.ticketTypeId) ?? {};
    return {
      ...row,
      ticketTypeName: typeName ?? row.ticketTypeName,
      productName: productTitle ?? (row.productName || (productName ?? '')),
    };
  });
}
