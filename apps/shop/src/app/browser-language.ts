const remembered = 'foyer.shop.language';

/** The language before a page says which ones it has: asked for, chosen earlier, or the browser's. */
export function firstLanguage(asked: string | null): string {
  return asked ?? sessionStorage.getItem(remembered) ?? navigator.language.slice(0, 2);
}

/** Keeps a choice for the other pages of this visit, such as the order. */
export function rememberLanguage(language: string): void {
  sessionStorage.setItem(remembered, language);
}
