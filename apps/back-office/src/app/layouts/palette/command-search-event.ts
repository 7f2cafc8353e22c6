/** Opens the command search from a page: 'Search' on one that was not found. */
export const commandSearchEvent = 'foyer:command-search';

export function openCommandSearch(): void {
  window.dispatchEvent(new Event(commandSearchEvent));
}
