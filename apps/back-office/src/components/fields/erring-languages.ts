/** The languages of the rows of a list in which a field was refused: `texts.1.title` is of the second row of `texts`. */
export function erringLanguages(
  errors: Readonly<Record<string, unknown>>,
  list: string,
  rows: readonly { language: string }[],
): string[] {
  const fields = Object.keys(errors);
  return rows
    .filter((_, index) => fields.some((field) => field.startsWith(`${list}.${index}.`)))
    .map(({ language }) => language);
}
