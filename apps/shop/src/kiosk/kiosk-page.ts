import { isOwnPath, pathAtKiosk } from './kiosk-address.ts';

/**
 * Keeps the page of a kiosk to itself while it changes: a link to anywhere else is no link, those of the page say that it
 * is a kiosk, fields offer nothing that an earlier visitor typed, and rules for narrow windows count in the larger pixels
 * of the page.
 */
export function tendPage(start: string, zoom: number): void {
  const scaled = new WeakSet<CSSStyleSheet>();
  const tend = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) tendLink(link, start);
    for (const field of document.querySelectorAll('input, form')) field.setAttribute('autocomplete', 'off');
    for (const sheet of document.styleSheets)
      if (!scaled.has(sheet)) {
        scaled.add(sheet);
        scaleNarrow(sheet, zoom);
      }
  };
  tend();
  const options = { subtree: true, childList: true, attributeFilter: ['href'] };
  new MutationObserver(tend).observe(document.documentElement, options);
  // A style that comes later has its rules only once it has been read.
  document.addEventListener('load', tend, true);
  // A long press would offer to open, share or look up what is under the finger.
  document.addEventListener('contextmenu', (event) => event.preventDefault());
}

function tendLink(link: HTMLAnchorElement, start: string): void {
  // An address that cannot be read has no origin.
  const isOurs = link.target !== '_blank' && link.origin === location.origin;
  const url = isOurs ? new URL(link.href) : null;
  if (url === null || !isOwnPath(url, start)) {
    link.removeAttribute('href');
    return;
  }
  const path = pathAtKiosk(url);
  if (path !== null) link.href = path;
}

/** `zoom` enlarges what a media query does not see: of a page twice as large a window is half as wide. */
function scaleNarrow(sheet: CSSStyleSheet, zoom: number): void {
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSMediaRule) rule.media.mediaText = scaledQuery(rule.media.mediaText, zoom);
}

export const scaledQuery = (query: string, zoom: number): string =>
  query.replace(
    /((?:max|min)-width:\s*)([\d.]+)px/g,
    (_, name, pixels) => `${name}${Number(pixels) * zoom}px`,
  );
