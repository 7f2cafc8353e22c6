import type pg from 'pg';

/**
 * The values that CHECK constraints allow in text columns, by `table.column`: of `check (state in ('open', 'paid'))`
 * and of the same with `or state is null`.
 */
export async function listCheckedValues(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ place: string; expression: string }>(
    `select relation.relname || '.' || attribute.attname as place, pg_get_expr(con.conbin, con.conrelid) as expression
     from pg_constraint con
     join pg_class relation on relation.oid = con.conrelid
     join pg_attribute attribute on attribute.attrelid = con.conrelid and attribute.attnum = con.conkey[1]
     where con.contype = 'c' and cardinality(con.conkey) = 1 and relation.relnamespace = 'public'::regnamespace
     order by place, con.conname`,
  );
  const found = new Map<string, string[]>();
  for (const { place, expression } of rows) {
    const list = valuesOf(expression);
    if (list) found.set(place, list);
  }
  return found;
}

/** `((state = ANY (ARRAY['open'::text, 'paid'::text])))`, or one value: `(product_type = 'activity'::text)`. */
function valuesOf(expression: string): string[] | undefined {
  const list = /^\(*\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)*$/.exec(expression)?.[1];
  const one = /^\(*\w+ = ('[^']*'::text)\)*$/.exec(expression)?.[1];
  const found = (list ?? one)?.match(/'[^']*'/g)?.map((literal) => literal.slice(1, -1));
  return found?.sort();
}
