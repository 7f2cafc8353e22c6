import { escapeHtml } from '../escape-html.ts';
import { insideScript } from '../pages/inside-script.ts';

/** What a page says to search engines and to those who preview a shared link. */
export interface PageSearch {
  /** The one address of the page in its language. */
  canonical: string;
  /** The same page in each language; `x-default` for all others. */
  alternates: readonly { language: string; href: string }[];
  /** The whole address of a picture. */
  picture?: string | undefined;
  /** In the words of schema.org. */
  data?: object | undefined;
}

/** Title and description as the page's head has them. */
interface Told {
  language?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * The tags of a page's head. The data is a block that no browser runs, so that a policy without scripts inside the page
 * leaves it alone.
 */
export function searchTags(search: PageSearch | 'not indexed', told: Told): string {
  if (search === 'not indexed') return '<meta name="robots" content="noindex">';
  const { canonical, alternates, picture, data } = search;
  const shared = {
    'og:type': 'website',
    'og:url': canonical,
    'og:title': told.title,
    'og:description': told.description,
    'og:locale': told.language,
    'og:image': picture,
  };
  return [
    link('canonical', canonical),
    ...alternates.map(({ language, href }) => link('alternate', href, language)),
    ...Object.entries(shared).map(([name, content]) =>
      content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '',
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    data ? `<script type="application/ld+json">${insideScript(data)}</script>` : '',
  ].join('');
}

function link(rel: string, href: string, language?: string): string {
  return `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;
}
