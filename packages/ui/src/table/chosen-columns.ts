/** The chosen columns of a table and their order; a column that it does not name keeps its place. */
export interface ColumnChoice {
  order: readonly string[];
  hidden: readonly string[];
}

interface AnyColumn {
  key: string;
  /** A column of controls stays where it is. */
  hiddenHeader?: boolean;
}

/** The columns that can be hidden and moved: not the first, which says what the row is, and no column of controls. */
export function movableColumns<C extends AnyColumn>(columns: readonly C[]): C[] {
  return columns.filter((column, index) => index > 0 && !column.hiddenHeader);
}

/** The movable columns in the chosen order, hidden ones too. A new column is at its own place. */
export function orderedColumns<C extends AnyColumn>(
  columns: readonly C[],
  choice: ColumnChoice | undefined,
): C[] {
  const movable = movableColumns(columns);
  const order = choice?.order ?? [];
  const chosen = order.flatMap((key) => movable.find((column) => column.key === key) ?? []);
  for (const [index, column] of movable.entries()) {
    if (!chosen.includes(column)) chosen.splice(Math.min(index, chosen.length), 0, column);
  }
  return chosen;
}

/** What the table shows. */
export function chosenColumns<C extends AnyColumn>(
  columns: readonly C[],
  choice: ColumnChoice | undefined,
): readonly C[] {
  if (!choice) return columns;
  const shown = orderedColumns(columns, choice).filter(({ key }) => !choice.hidden.includes(key));
  return [
    ...columns.slice(0, 1),
    ...shown,
    ...columns.filter((column, index) => index > 0 && column.hiddenHeader),
  ];
}
