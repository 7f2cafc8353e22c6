import { browserRecords, type DeskRecords } from './desk-records.ts';
import { importSealKey, open, seal } from './sealed.ts';

export interface KeptSales<Sale> {
  sales: Sale[];
  /** Sealed with another key: they stay, and are not shown. */
  unreadable: number;
}

/** What this browser keeps of a till, sealed with the key of its session (decision 0236). */
export interface DeskStore {
  readDesk: <Desk>() => Promise<Desk | null>;
  keepDesk: (desk: unknown) => Promise<void>;
  forgetDesk: () => Promise<void>;
  /** Those that the server does not have, oldest first. */
  readSales: <Sale extends { saleId: string; soldAt: string }>() => Promise<KeptSales<Sale>>;
  /** Answers once the sale is kept for good. */
  keepSale: (sale: { saleId: string }) => Promise<void>;
  forgetSales: (saleIds: readonly string[]) => Promise<void>;
}

export async function openDeskStore(
  { tillId, key }: { tillId: string; key: string },
  records: DeskRecords = browserRecords,
): Promise<DeskStore> {
  const sealKey = await importSealKey(key);
  const put = async (kind: 'desk' | 'sales', id: string, value: unknown) =>
    records.put(kind, { id, tillId, sealed: await seal(sealKey, `${kind}/${tillId}/${id}`, value) });
  const readAll = async <T>(kind: 'desk' | 'sales') =>
    Promise.all(
      (await records.list(kind, tillId)).map(({ id, sealed }) =>
        open<T>(sealKey, `${kind}/${tillId}/${id}`, sealed),
      ),
    );
  return {
    readDesk: async <Desk>() => (await readAll<Desk>('desk'))[0] ?? null,
    keepDesk: (desk) => put('desk', tillId, desk),
    forgetDesk: () => records.remove('desk', [tillId]),
    readSales: async <Sale extends { saleId: string; soldAt: string }>() => {
      const read = await readAll<Sale>('sales');
      const sales = read.filter((sale) => sale !== null);
      sales.sort((one, other) => one.soldAt.localeCompare(other.soldAt));
      return { sales, unreadable: read.length - sales.length };
    },
    keepSale: (sale) => put('sales', sale.saleId, sale),
    forgetSales: (saleIds) => records.remove('sales', saleIds),
  };
}
