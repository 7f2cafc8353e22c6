/** The first language of an Accept-Language header, as two letters: 'nl' of 'nl-NL,en;q=0.8'. */
export function firstLanguage(header: string | undefined): string | undefined {
  return /^\s*([a-z]{2})(?:[-,;\s]|$)/i.exec(header ?? '')?.[1]?.toLowerCase();
}
