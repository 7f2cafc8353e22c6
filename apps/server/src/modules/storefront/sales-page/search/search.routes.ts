import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../../../../platform/app.ts';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { listChannels } from '../../../channels/index.ts';
import { openClientOf } from '../open-sales-page.ts';
import { describeForSearch } from './describe-for-search.ts';
import { addressOfPage, alternatesOf } from './page-addresses.ts';

const config = { access: { public: 'what search engines ask for; it names published pages only' } };
const ofClient = z.object({ client: z.string().max(100) });

/** Nothing below these is for search engines; the data of sales pages may be fetched to draw them. */
const closedPaths = ['/cms', '/new-cms', '/scan', '/pay', '/shop/order', '/shop/gift', '/graphql'];

/** `/robots.txt`, and of each client the list of its sales pages. */
export function searchRoutes(app: App) {
  return async (instance: FastifyInstance): Promise<void> => {
    const server = instance.withTypeProvider<ZodTypeProvider>();
    server.get('/robots.txt', { config }, async (request, reply) => {
      const client = clientOfHost(app, request.hostname);
      const sitemap = client ? [`Sitemap: ${app.publicUrl}/shop/${client}/sitemap.xml`] : [];
      const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), ...sitemap];
      return reply.type('text/plain').send(`${lines.join('\n')}\n`);
    });
    server.get(
      '/shop/:client/sitemap.xml',
      { schema: { params: ofClient }, config },
      async ({ params }, reply) => reply.type('application/xml').send(await writeSitemap(app, params.client)),
    );
  };
}

/** Where each client has a host below a common domain, the host names it. */
function clientOfHost({ env }: App, host: string): string | undefined {
  const domain = env.FOYER_BASE_DOMAIN;
  const end = `.${domain}`;
  const name = domain && host.endsWith(end) ? host.slice(0, -end.length) : '';
  return /^[a-z0-9-]+$/.test(name) ? name : undefined;
}

/** The published pages of a client in each language, those of tests left out. */
async function writeSitemap(app: App, subdomain: string): Promise<string> {
  return openClientOf(app, subdomain, async (open) => {
    const channels = (await listChannels(open.scope)).filter(
      (channel) => publicationState(channel, open.today) === 'published',
    );
    const entries: string[] = [];
    for (const channel of channels) {
      const page = { ...open, channel, point: 'website' as const };
      if ((await describeForSearch(app, page, channel.defaultLanguage)) === 'not indexed') continue;
      const links = alternatesOf(app, page).map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
      );
      for (const language of channel.languages)
        entries.push(
          `<url><loc>${escapeHtml(addressOfPage(app, page, language))}</loc>${links.join('')}</url>`,
        );
    }
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>
`;
  });
}
