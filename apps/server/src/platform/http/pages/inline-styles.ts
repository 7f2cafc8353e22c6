import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface BuiltPage {
  html: string;
  /** Sources of the Content-Security-Policy that allow exactly the styles inside the page. */
  styleSources: readonly string[];
}

/**
 * The styles that a built page names, inside it: they arrive with the HTML, so that the first paint waits for no other
 * request. A stylesheet that is not among the app's own files, or that would end its element, stays a link.
 */
export async function inlineStyles(html: string, dist: URL, assets: string): Promise<BuiltPage> {
  const styleSources: string[] = [];
  let page = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g)) {
    if (!href.startsWith(assets)) continue;
    const file = new URL(href.slice(assets.length), dist);
    const styles = await readFile(file, 'utf8').catch(() => undefined);
    if (styles === undefined || styles.includes('</')) continue;
    styleSources.push(hashOfStyles(styles));
    page = page.replace(link, () => `<style>${styles}</style>`);
  }
  return { html: page, styleSources };
}

/** The source of a Content-Security-Policy that allows exactly these styles inside a page. */
export function hashOfStyles(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}
