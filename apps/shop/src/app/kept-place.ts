const nameOf = (pagePath: string): string => `foyer.place.${pagePath.split('?')[0]}`;

/** The visitor's place in the waiting room of a page; kept by the browser, so that all its tabs have the same one. */
export function readPlace(pagePath: string): string | null {
  try {
    return localStorage.getItem(nameOf(pagePath));
  } catch {
    return null;
  }
}

export function keepPlace(pagePath: string, place: string | null): void {
  try {
    if (place === null) localStorage.removeItem(nameOf(pagePath));
    else localStorage.setItem(nameOf(pagePath), place);
  } catch {
    // A browser that keeps nothing waits as long as the page is open.
  }
}
