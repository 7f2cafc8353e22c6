/** Where the app is drawn in its page. */
export function appElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no element "app"');
  return element;
}
