/** The languages in which there is no text yet, where there is one in any other: none at all is said on purpose. */
export function missingLanguages(
  texts: readonly { language: string; text: string }[],
  languages: readonly string[],
): string[] {
  const given = texts.filter(({ text }) => text.trim() !== '').map(({ language }) => language);
  return given.length === 0 ? [] : languages.filter((language) => !given.includes(language));
}

/** Whether there are texts in all languages, in some, or none at all: nothing is not complete. */
export function completenessOf(
  texts: readonly { language: string; text: string }[],
  languages: readonly string[],
): 'none' | 'missing' | 'complete' {
  if (texts.every(({ text }) => text.trim() === '')) return 'none';
  return missingLanguages(texts, languages).length > 0 ? 'missing' : 'complete';
}
