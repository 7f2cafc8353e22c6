/** 'nl-BE,nl;q=0.9,en;q=0.8' is nl, en: browsers send the one they like best first. */
export function acceptedLanguages(acceptLanguage = ''): string[] {
  const tags = acceptLanguage
    .split(',')
    .map((tag) => /^\s*([a-z]{2})(?:[-;\s]|$)/i.exec(tag)?.[1]?.toLowerCase());
  return [...new Set(tags.filter((language) => language !== undefined))];
}
