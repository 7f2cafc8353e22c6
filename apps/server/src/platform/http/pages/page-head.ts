import { escapeHtml } from '../escape-html.ts';
import type { PagePolicy } from '../page-policy.ts';
import { type PageSearch, searchTags } from '../search/search-tags.ts';
import type { FirstContent } from './first-content.ts';
import { insideScript } from './inside-script.ts';

/** What a page says before its script runs: to a browser's tab, a screen reader, a search engine. */
export interface PageHead {
  /** Language and title; left out, the built ones stay. */
  language?: string;
  /** Its words are those of the other form, formal or informal, than the written one. */
  isOtherForm?: boolean;
  title?: string;
  /** One line for search engines and shared links. */
  description?: string;
  /** For search engines and shared links; left out, the page says nothing to them. */
  search?: PageSearch | 'not indexed';
  /** 404 for an unknown address, 403 for a disabled client; the app then says so in words. */
  status: 200 | 403 | 404;
  /** What its script would ask for first, by its address, letter by letter: it comes with the page. */
  firstData?: { address: string; answer: object };
  /** What a browser without scripts shows: HTML whose texts are escaped. */
  withoutScript?: string;
  /** What is shown until the script has run. */
  firstContent?: FirstContent;
  /** What this one page may fetch from others, besides what the app's policy says. */
  policy?: Pick<PagePolicy, 'scripts' | 'connect'>;
  /** Whether nothing behind this page has changed since, as far as this process knows; left out = nothing has. */
  isCurrent?: () => boolean;
  /** Sites that may frame this one page, in the place of those of the app's policy. */
  frameAncestors?: readonly string[];
}

/** @param words Addresses of the modules with the words of its language: fetched beside the script, not after it. */
export function withHead(html: string, head: PageHead, words: readonly string[]): string {
  const { language, title, description, withoutScript } = head;
  const named = title
    ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    : html;
  const spoken = language
    ? named.replace(/<html lang="[^"]*">/, () => `<html lang="${escapeHtml(language)}">`)
    : named;
  const told = withoutScript
    ? spoken.replace('<body>', () => `<body><noscript>${withoutScript}</noscript>`)
    : spoken;
  const { firstData } = head;
  const given = firstData ? told.replace('</body>', () => `${asData(firstData)}</body>`) : told;
  const links = words
    .map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`)
    .join('');
  const described = description ? `<meta name="description" content="${escapeHtml(description)}">` : '';
  const searched = head.search ? searchTags(head.search, head) : '';
  return given.replace('</title>', () => `</title>${described}${links}${searched}`);
}

/** Data that no browser runs, after all that is shown: the script finds it by its name (apps/shop, first-data.ts). */
function asData({ address, answer }: NonNullable<PageHead['firstData']>): string {
  return `<script type="application/json" id="first-data" data-address="${escapeHtml(address)}">${insideScript(answer)}</script>`;
}
