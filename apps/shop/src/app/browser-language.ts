import { tabStorage } from './tab-storage.ts';

const remembered = 'foyer.shop.language';

/** The language before a page says which ones it has: asked for, chosen earlier, or the browser's. */
export function firstLanguage(asked: string | null, ofBrowser = navigator.language.slice(0, 2)): string {
  return asked ?? tabStorage.getItem(remembered) ?? ofBrowser;
}

/**
 * The same for a sales page: the server has chosen among the page's languages by all those of the browser, and has
 * preloaded words and offer in it.
 */
export function firstLanguageOfSalesPage(asked: string | null): string {
  return firstLanguage(asked, document.documentElement.lang);
}

/** Keeps a choice for the other pages of this visit, such as the order. */
export function rememberLanguage(language: string): void {
  tabStorage.setItem(remembered, language);
}
