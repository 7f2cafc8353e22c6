import { channelText } from '@foyer/domain/channels/channel-texts.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { pagePointOf } from '@foyer/domain/channels/page-point.ts';
import { salesPageSchema } from '@foyer/domain/storefront/sales-page.ts';
import { catalogueFile, readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../../platform/app.ts';
import { changesOf } from '../../../platform/changes-of-clients.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import { acceptedLanguages } from '../../../platform/http/accepted-languages.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import type { PageHead } from '../../../platform/http/pages/page-head.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';
import { listOtherForms } from '../../channels/index.ts';
import { findSetting } from '../../settings/index.ts';
import { hasToWait } from '../../waiting-room/index.ts';
import { findChannelPictures } from '../offer/find-channel-pictures.ts';
import { analyticsSources } from './analytics-sources.ts';
import { descriptionOf, firstContent } from './first-content.ts';
import { framingSites } from './framing-sites.ts';
import { type OpenSalesPage, openSalesPage } from './open-sales-page.ts';
import { withoutScript } from './plain-page/without-script.ts';
import { describeForSearch } from './search/describe-for-search.ts';
import { describeOffer } from './show-sales-page.ts';

/** Few read it, and every opening of the page writes it. */
const TOLD_MS = 60_000;

/** What of a page's head is read for it: kept for a minute. */
type ToldPage = Required<Pick<PageHead, 'withoutScript' | 'search' | 'policy'>>;
type TellPage = (page: OpenSalesPage, language: string, isOtherForm: boolean) => Promise<ToldPage>;
type DescribePage = (path: string, acceptLanguage?: string) => Promise<PageHead>;

/** The head of every page below `/shop`: what a sales page says, and which sites may frame the page. */
export function createPageDescriber(app: App): DescribePage {
  const listFramingSites = framingSites(app);
  const cached = singleFlightCache<ToldPage>(TOLD_MS);
  const tell = tellPage(app);
  const tellCached: TellPage = (page, language, isOtherForm) =>
    cached(`${page.channel.id} ${page.point} ${language} ${isOtherForm}`, () =>
      tell(page, language, isOtherForm),
    );
  return async (path, acceptLanguage) => ({
    status: 200,
    ...((await describeSalesPage(app, path, acceptLanguage, tellCached)) ?? orderHead(acceptLanguage)),
    frameAncestors: await listFramingSites(readParts(app, path)),
  });
}

/**
 * The head of the page at `/shop/{client}/{channel}`: in the language asked for in the address or by the browser,
 * where the channel has it. Nothing for other addresses below `/shop`.
 */
export async function describeSalesPage(
  app: App,
  path: string,
  acceptLanguage = '',
  tell: TellPage = tellPage(app),
): Promise<PageHead | undefined> {
  const url = new URL(path, app.publicUrl);
  const [client, channel, step] = readParts(app, path);
  if (client === 'ui') return previewHead;
  if (!client || !channel || isOfSecret(client)) return undefined;
  const inAddress = url.searchParams.get('language');
  const point = pagePointOf(url.searchParams.get('point'));
  const asked = inAddress ? [inAddress] : acceptedLanguages(acceptLanguage);
  try {
    const isWaiting = await hasToWait(app, { client, channel });
    return await openSalesPage(app, { client, channel, point }, async (page) => {
      const { clientId } = page.scope;
      const changes = changesOf(clientId);
      const language = chooseLanguage(page.channel, asked);
      const others = await listOtherForms(page.scope, page.channel, [language], app.clock());
      const isOtherForm = others.length > 0;
      const pictures = await findChannelPictures(page.scope, page.channel.id);
      const offer = await describeOffer(app, page, inAddress ?? language);
      const answer = salesPageSchema.parse({ ...offer, isWaiting });
      return {
        language,
        isOtherForm,
        title:
          channelText(page.channel, 'searchTitle', language) || `${page.channel.title} · ${page.client.name}`,
        description: descriptionOf(page, language, isOtherForm),
        ...(await tell(page, language, isOtherForm)),
        firstData: {
          address: `${encodeURIComponent(client)}/${encodeURIComponent(channel)}?language=${encodeURIComponent(inAddress ?? language)}`,
          answer,
        },
        isCurrent: () => changesOf(clientId) === changes,
        // Which of the later steps is shown only the tab knows.
        ...(step
          ? {}
          : {
              firstContent: firstContent(page, language, pictures, {
                groups: answer.ticketGroups,
                isOtherForm,
              }),
            }),
        status: 200,
      };
    });
  } catch (error) {
    if (error instanceof RefusedError)
      return { language: asked[0] ?? 'en', title: clientNameOf(error), search: 'not indexed', status: 403 };
    if (!(error instanceof NotFoundError)) throw error;
    const language = wordsLanguage(asked);
    const { t } = readTranslator(language, ['shop']);
    const text = t('shop.notFound.text');
    return {
      language,
      title: t('shop.notFound.title'),
      withoutScript: asPage(escapeHtml(text)),
      search: 'not indexed',
      status: 404,
    };
  }
}

function tellPage(app: App): TellPage {
  return async (page, language, isOtherForm) => ({
    withoutScript: asPage(await withoutScript(page, language, app.clock(), isOtherForm)),
    search: page.point === 'kiosk' ? 'not indexed' : await describeForSearch(app, page, language),
    policy: analyticsSources(await findSetting(page.scope, 'analytics', app.clock())),
  });
}

/**
 * Under which name the page at an address is kept for a moment: what its client, channel, step, language and sales point say,
 * whatever else the address carries. Null for pages of one order and for the frame beside an editor.
 */
export function nameOfSalesPage(app: App, path: string, acceptLanguage = ''): string | null {
  const [client, channel, ...rest] = readParts(app, path);
  if (!client || !channel || isOfSecret(client) || client === 'ui') return null;
  const query = new URL(path, app.publicUrl).searchParams;
  const language = query.get('language') ?? acceptedLanguages(acceptLanguage);
  return JSON.stringify([client, channel, rest, language, pagePointOf(query.get('point'))]);
}

/** In the column of the shop's own messages (layout.css). */
const asPage = (html: string): string => `<main class="message-page">${html}</main>`;

/** The frame beside an editor (decision 0187): it gets what it shows from the page around it. */
const previewHead: PageHead = { title: 'Foyer', status: 200 };

/** Pages of one order or one present: who has their secret sees them. */
const isOfSecret = (first: string): boolean => first === 'order' || first === 'gift';

/** An order's address tells nothing about it before its script asks. */
function orderHead(acceptLanguage = ''): Pick<PageHead, 'withoutScript' | 'search'> {
  const { t } = readTranslator(wordsLanguage(acceptedLanguages(acceptLanguage)), ['no-script']);
  return { withoutScript: asPage(escapeHtml(t('no-script.order'))), search: 'not indexed' };
}

/** The first of these languages that visitors' texts exist in. */
function wordsLanguage(asked: readonly string[]): string {
  return asked.find((language) => catalogueFile(language, 'shop') !== undefined) ?? 'en';
}

function clientNameOf({ refusals }: RefusedError): string {
  return String(refusals[0]?.params?.client ?? 'Foyer');
}

/** What follows `/shop` in an address. */
function readParts(app: App, path: string): string[] {
  return new URL(path, app.publicUrl).pathname.split('/').filter(Boolean).slice(1).map(decodePart);
}

/** A part that is not well encoded names nothing that exists. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
