import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtPage } from './built-page.ts';
import { builtWords } from './built-words.ts';
import { leaveUncompressed } from './compress-answers.ts';
import { escapeHtml } from './escape-html.ts';
import { type FirstContent, withFirstContent } from './first-content.ts';
import { inlineStyles } from './inline-styles.ts';
import { contentSecurityPolicy, type PagePolicy, permissionsPolicy } from './page-policy.ts';
import { type PageSearch, searchTags } from './search/search-tags.ts';

/** What a page says before its script runs: to a browser's tab, a screen reader, a search engine. */
export interface PageHead {
  /** Language and title; left out, the built ones stay. */
  language?: string;
  title?: string;
  /** One line for search engines and shared links. */
  description?: string;
  /** For search engines and shared links; left out, the page says nothing to them. */
  search?: PageSearch | 'not indexed';
  /** 404 for an unknown address, 403 for a disabled client; the app then says so in words. */
  status: 200 | 403 | 404;
  /** Addresses of the data that its script asks for first, letter by letter: fetched beside the script. */
  data?: readonly string[];
  /** What a browser without scripts shows: HTML whose texts are escaped. */
  withoutScript?: string;
  /** What is shown until the script has run. */
  firstContent?: FirstContent;
  /** What this one page may fetch from others, besides what the app's policy says. */
  policy?: Pick<PagePolicy, 'scripts' | 'connect'>;
  /** Sites that may frame this one page, in the place of those of the app's policy. */
  frameAncestors?: readonly string[];
}

interface BrowserApp {
  /** Folder of the built app. */
  dist: URL;
  /** Where its bundles are served, with a slash at both ends. */
  assets: string;
  /** Path patterns answered with its page. */
  pages: readonly string[];
  /** The page's configuration, as JSON in a meta tag named foyer-config. */
  config: Record<string, unknown>;
  policy: PagePolicy;
  /** The page carries its styles; left out, it names them, and a browser keeps them for its next pages. */
  hasStylesInside?: boolean;
  /** The head of one page; nothing = the built one stays. */
  describe?: (request: FastifyRequest) => Promise<PageHead | undefined>;
}

/**
 * Serves a built browser app: its bundles compressed and for a year (their names carry a hash), its page never from a
 * cache.
 * A page of an app that was not built yet answers 503 in plain words.
 */
export function browserAppRoutes(app: BrowserApp) {
  const { dist, assets, pages, config, policy, hasStylesInside, describe } = app;
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: { public: 'the pages themselves hold no data' } };
    });
    await server.register(fastifyStatic, {
      root: dist,
      prefix: assets,
      index: false,
      decorateReply: false,
      cacheControl: false,
      // The files that the build has compressed, each with an ETag of its own; nothing is compressed on its way.
      preCompressed: true,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, sent) => {
        leaveUncompressed(reply);
        const path = sent.replace(/\.(?:br|gz)$/, '');
        const named = /-[\w-]{8,}\.\w+$/.test(path);
        if (named) keepHeadersOfParts(reply);
        reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
        // A worker serves pages outside its own folder only with the server's word for it.
        if (path.endsWith('/service-worker.js')) {
          reply.header('service-worker-allowed', pages[0] ?? assets);
          reply.header('content-security-policy', contentSecurityPolicy(policy, ''));
        }
      },
    });
    const readPage = builtPage(new URL('index.html', dist), (built) => {
      const html = withConfig(built, config);
      return hasStylesInside ? inlineStyles(html, dist, assets) : { html, styleSources: [] };
    });
    const wordsOf = builtWords(dist);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const built = await readPage();
      if (!built)
        return reply.status(503).type('text/plain').send('This page is not built yet: run npm run build.');
      const head = await describe?.(request);
      const nonce = policy.styleNonce ? randomBytes(16).toString('base64url') : '';
      const { html, source } = head?.firstContent
        ? withFirstContent(built.html, head.firstContent)
        : { html: built.html, source: [] };
      const styleSources = built.styleSources.concat(source);
      const frameAncestors = head?.frameAncestors ?? policy.frameAncestors;
      allow(reply, { ...policy, ...head?.policy, frameAncestors, styleSources }, nonce);
      const page = nonce ? withNonce(html, nonce) : html;
      return reply
        .status(head?.status ?? 200)
        .type('text/html')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
        .send(head ? withHead(page, head, preloads(head, assets, await wordsOf(head.language))) : page);
    };
    for (const page of pages) server.get(page, answer);
  };
}

/**
 * Scripts, styles and fonts are parts of pages: what a browser reads of an answer that it shows as a page would be 0.6 kB
 * for each of some seventy files. They hold nothing of a person, so that no other site learns anything by loading them.
 */
const headersOfParts = [
  'content-length',
  'content-type',
  'strict-transport-security',
  'x-content-type-options',
];

function keepHeadersOfParts(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) {
    if (!headersOfParts.includes(name.toLowerCase())) reply.removeHeader(name);
  }
}

function allow(reply: FastifyReply, policy: PagePolicy, nonce: string): void {
  reply.header('content-security-policy', contentSecurityPolicy(policy, nonce));
  reply.header('permissions-policy', permissionsPolicy(policy));
  // X-Frame-Options has no list of sites: where framing is allowed it is left out.
  if (policy.frameAncestors) reply.removeHeader('x-frame-options');
}

/** Where scripts look for it that make styles (the name is the build tool's own). */
function withNonce(html: string, nonce: string): string {
  return html.replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}

function withConfig(html: string, config: Record<string, unknown>): string {
  const content = escapeHtml(JSON.stringify(config));
  return html.replace('</head>', () => `<meta name="foyer-config" content='${content}'></head>`);
}

/**
 * What the script will ask for, fetched while the script itself is under way: on a slow line each thing that waits for
 * another costs half a second and more.
 */
function preloads({ data = [] }: PageHead, assets: string, words: string | undefined): string {
  return [
    ...(words ? [`<link rel="modulepreload" crossorigin href="${assets}assets/${escapeHtml(words)}">`] : []),
    ...data.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`),
  ].join('');
}

function withHead(html: string, head: PageHead, links: string): string {
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
  const described = description ? `<meta name="description" content="${escapeHtml(description)}">` : '';
  const searched = head.search ? searchTags(head.search, head) : '';
  return told.replace('</title>', () => `</title>${described}${links}${searched}`);
}
