/**
 * Every field that specification 001, section 3, names for the catalogue, and where it lives: column, domain input,
 * GraphQL input, form control, message. `apps/server/src/app/catalogue-checklist.db.test.ts` reads them all.
 */
export interface ChecklistField {
  /** In the words of the specification. */
  field: string;
  /** 'table.column', or 'content owner/field' for a text per language, or 'image purpose'. */
  column: string;
  /** Its place in the domain input, 'periods.from'; none where it is saved by an act of its own. */
  input?: string;
  /** Of an input, 'TicketTypeInput.priceMinor', or of what is answered, or 'Mutation.uploadPicture'. */
  graphql: string;
  /** A file below apps/back-office/src/features and the words in it that make the control. */
  control: readonly [file: string, words: string];
  /** The refusal's code; none where nothing can be typed wrong. */
  message?: string;
  /** The area that still has to build it; the test fails once all of it exists. */
  open?: string;
}

export interface ChecklistEntity {
  name: string;
  /** File below packages/domain/src and the name of its schema. */
  schema: readonly [file: string, name: string];
  fields: readonly ChecklistField[];
}

export type ChecklistRow = readonly [
  field: string,
  column: string,
  input: string,
  graphql: string,
  control: readonly [string, string],
  message?: string,
];

/** The rows of an entity; '' as input where it is saved by an act of its own. */
export function fieldsOf(rows: readonly ChecklistRow[]): ChecklistField[] {
  return rows.map(([field, column, input, graphql, control, message]) => ({
    field,
    column,
    graphql,
    control,
    ...(input ? { input } : {}),
    ...(message ? { message } : {}),
  }));
}

/** What a control of a form says in its source. */
export const inputProps = (name: string) => `getInputProps('${name}'`;
