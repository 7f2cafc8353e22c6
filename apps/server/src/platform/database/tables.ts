interface MigrationTable {
  name: string;
  checksum: string;
  appliedAt: Date;
}

/**
 * The columns of every table, by the table's name in camelCase. Each slice adds its own in
 * `<area>.tables.ts`: `declare module '../../platform/database/tables.ts' { interface Tables { ... } }`.
 */
export interface Tables {
  migration: MigrationTable;
}
