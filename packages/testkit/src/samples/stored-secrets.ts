import type { DatabaseAccess } from '../database/database-access.ts';

/** A secret, by what it is; of one that is stored as a hash or wrapped also that. */
export type Secrets = Map<string, string>;

/** Columns that hold a hash of a secret, or something wrapped or encrypted. */
export const SECRET_COLUMN = '(^password_hash|_hash|^wrapped|^sealed|ciphertext)';

/** Every column that holds a hash or something wrapped, in the forms in which an answer could show it. */
export async function listStoredForms({ owner }: DatabaseAccess): Promise<[string, string][]> {
  const columns = await owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ $1`,
    [SECRET_COLUMN],
  );
  const found: [string, string][] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await owner.query<{ value: Buffer | string | null }>(
      `select ${column} as value from ${table} where ${column} is not null limit 50`,
    );
    for (const [index, { value }] of rows.entries()) {
      const name = `stored ${table}.${column} ${index}`;
      if (typeof value === 'string') found.push([name, value]);
      else if (value) {
        found.push(
          [`${name} as hex`, value.toString('hex')],
          [`${name} as base64`, value.toString('base64')],
        );
      }
    }
  }
  return found;
}

/** Those of the secrets that stand in a text. */
export function findSecrets(secrets: Secrets, text: string): string[] {
  return [...secrets].filter(([, value]) => text.includes(value)).map(([name]) => name);
}
