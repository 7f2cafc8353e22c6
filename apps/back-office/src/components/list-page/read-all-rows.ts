/** What a page may hold for a call to stay within its cost, whatever a row shows (product.md, section 2). */
export const rowsOfAPage = 1_000;

interface Page<Row> {
  edges: readonly { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** All rows of a list for a file, page by page: it may have a million of them. */
export async function readAllRows<Row>(
  readPage: (first: number, after: string | null) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Page<Row> = await readPage(rowsOfAPage, after);
    for (const { node } of edges) rows.push(node);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return rows;
}
