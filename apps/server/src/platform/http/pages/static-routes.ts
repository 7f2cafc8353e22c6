import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leaveUncompressed } from '../compress-answers.ts';
import { escapeHtml } from '../escape-html.ts';
import { contentSecurityPolicy, type PagePolicy, permissionsPolicy } from '../page-policy.ts';
import { sendWritten } from '../written-answer.ts';
import { builtPage } from './built-page.ts';
import { builtWords } from './built-words.ts';
import { withFirstContent } from './first-content.ts';
import { inlineStyles } from './inline-styles.ts';
import { keptPages, type RenderedPage } from './kept-pages.ts';
import { type PageHead, withHead } from './page-head.ts';

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
  /** The name of a page that is the same for all who ask for it in one moment; null = it is made for each request. */
  keepAs?: (request: FastifyRequest) => string | null;
}

/**
 * Serves a built browser app: its bundles compressed and for a year (their names carry a hash), its page never from a
 * cache.
 * A page of an app that was not built yet answers 503 in plain words.
 */
export function browserAppRoutes(app: BrowserApp) {
  const { dist, assets, pages, config, policy, hasStylesInside, describe, keepAs } = app;
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: { public: 'the pages themselves hold no data' } };
    });
    await server.register(fastifyStatic, {
      root: dist,
      // Its own route lists the file's folder for each request, to find out how its name is spelled on a disk that knows
      // no capitals: of folders of 2,500 files that is more work than all the rest.
      serve: false,
      index: false,
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
          reply.header('service-worker-allowed', (pages[0] ?? assets).replace(/\*$/, ''));
          reply.header('content-security-policy', contentSecurityPolicy(policy, ''));
        }
      },
    });
    server.route<{ Params: { '*': string } }>({
      method: ['HEAD', 'GET'],
      url: `${assets}*`,
      // It returns nothing: a reply that is returned is watched until its end, once for each file.
      handler: (request, reply) => {
        reply.sendFile(`/${request.params['*']}`);
      },
    });
    const readPage = builtPage(new URL('index.html', dist), (built) => {
      const html = withConfig(built, config);
      return hasStylesInside ? inlineStyles(html, dist, assets) : { html, styleSources: [] };
    });
    const wordsOf = builtWords(dist, 'words');
    const formOf = builtWords(dist, 'form');
    const wordsIn = async ({ language, isOtherForm }: PageHead) => {
      const files = await Promise.all([wordsOf(language), isOtherForm ? formOf(language) : undefined]);
      return files.flatMap((file) => (file ? [`${assets}assets/${file}`] : []));
    };
    const render = async (request: FastifyRequest): Promise<RenderedPage> => {
      const built = await readPage();
      if (!built) return notBuilt;
      const head = await describe?.(request);
      const nonce = policy.styleNonce ? randomBytes(16).toString('base64url') : '';
      const { html, source } = head?.firstContent
        ? withFirstContent(built.html, head.firstContent)
        : { html: built.html, source: [] };
      const styleSources = built.styleSources.concat(source);
      const frameAncestors = head?.frameAncestors ?? policy.frameAncestors;
      const page = nonce ? withNonce(html, nonce) : html;
      return {
        status: head?.status ?? 200,
        headers: headersOf({ ...policy, ...head?.policy, frameAncestors, styleSources }, nonce),
        html: head ? withHead(page, head, await wordsIn(head)) : page,
        isCurrent: head?.isCurrent ?? (() => true),
      };
    };
    const keep = keptPages();
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const key = keepAs?.(request) ?? null;
      const page = key === null ? await render(request) : await keep(key, () => render(request));
      // X-Frame-Options has no list of sites: where framing is allowed it is left out.
      if (policy.frameAncestors) reply.removeHeader('x-frame-options');
      reply.status(page.status).headers(page.headers);
      return 'written' in page ? sendWritten(request, reply, page.written) : reply.send(page.html);
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

const notBuilt: RenderedPage = {
  status: 503,
  headers: { 'content-type': 'text/plain' },
  html: 'This page is not built yet: run npm run build.',
  isCurrent: () => true,
};

const headersOf = (policy: PagePolicy, nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(policy, nonce),
  'permissions-policy': permissionsPolicy(policy),
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
});

/** Where scripts look for it that make styles (the name is the build tool's own). */
function withNonce(html: string, nonce: string): string {
  return html.replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}

function withConfig(html: string, config: Record<string, unknown>): string {
  const content = escapeHtml(JSON.stringify(config));
  return html.replace('</head>', () => `<meta name="foyer-config" content='${content}'></head>`);
}
