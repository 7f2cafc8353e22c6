import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { channelText, channelTextKeys } from '@foyer/domain/channels/channel-texts.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../../platform/app.ts';
import { listProgramme } from '../../availability/index.ts';
import { listOtherForms } from '../../channels/index.ts';
import { getFeesOfMoment } from '../../clients/index.ts';
import { sellsPresentsAt } from '../../sales/index.ts';
import { hasToWait } from '../../waiting-room/index.ts';
import { findChannelPictures } from '../offer/find-channel-pictures.ts';
import { showOffer } from '../offer/show-offer.ts';
import { showVisitPrices } from '../offer/show-visit-prices.ts';
import { type OpenSalesPage, openSalesPage, type SalesPageAddress } from './open-sales-page.ts';
import { showCheckoutForm } from './show-checkout-form.ts';
import { showPaymentMethods } from './show-payment-methods.ts';

/** What a sales page sells, in the language asked for where the channel has it. */
export async function showSalesPage(
  app: App,
  address: SalesPageAddress,
  askedLanguage: string | undefined,
): Promise<SalesPage> {
  const isWaiting = await hasToWait(app, address);
  const offer = await openSalesPage(app, address, (page) => describeOffer(app, page, askedLanguage));
  return { ...offer, isWaiting };
}

/** The same of a page that is open already, as its channel is or would be. */
export async function describeOffer(
  app: App,
  { scope, client, channel, today, point }: OpenSalesPage,
  askedLanguage: string | undefined,
): Promise<SalesPage> {
  const language = chooseLanguage(channel, [askedLanguage ?? []].flat());
  const otherForms = await listOtherForms(scope, channel, channel.languages, app.clock());
  const { t } = readTranslator(language, ['shop'], otherForms.includes(language));
  const fees = await getFeesOfMoment(scope, client, app.clock());
  const { serviceMinor, isServiceOnFree, transactionMinor } = costsOfSale(fees, point);
  const offer = await showOffer(scope, { channel, point }, language, { at: app.clock(), today });
  const { logoUrl, bannerUrl } = await findChannelPictures(scope, channel.id);
  return {
    isPreview: false,
    isWaiting: false,
    client: {
      subdomain: client.subdomain,
      name: client.name,
      logoUrl: logoUrl ?? client.logoUrl,
      town: client.town,
    },
    channel: {
      id: channel.id,
      kind: channel.kind,
      title: channel.title,
      url: channel.url,
      languages: [...channel.languages],
      defaultLanguage: channel.defaultLanguage,
      language,
      otherForms,
      texts: textsOf(channel, language),
      bannerUrl,
      steps: channel.salesFlow.steps,
      options: { ...channel.salesFlow.options, giftTickets: sellsPresentsAt(channel, point) },
      style: channel.salesFlow.style,
      colours: channel.colours,
      paymentMethods: await showPaymentMethods(
        scope,
        client,
        {
          limitedTo: channel.paymentMethods,
          locationIds: [...new Set(offer.flatMap(({ offered }) => offered.locationIds))],
        },
        (method) => t(`shop.method.${method}`),
      ),
      // A visitor at a kiosk is not there when the mail with an offer comes.
      waitingList: channel.salesFlow.waitingList && point !== 'kiosk',
      minTickets: channel.minTickets,
      maxTickets: channel.maxTickets,
      asksCode: channel.salesFlow.restrictions.who === 'code',
      asks: showCheckoutForm(channel, language, client.country),
    },
    currency: client.currency,
    costs: { serviceMinor, isServiceOnFree, transactionMinor },
    timeZone: client.timeZone,
    today,
    holdMinutes: client.holdMinutes,
    botCheck: client.botProtection,
    smsCheck: client.smsVerification || channel.salesFlow.smsVerification,
    events: await listProgramme(scope, {
      ticketTypeIds: offer.flatMap(({ offered }) => offered.ticketTypes.map(({ id }) => id)),
      language,
      fallbackLanguage: channel.defaultLanguage,
      at: app.clock(),
      today,
    }),
    ticketGroups: await showVisitPrices(scope, offer, today),
  };
}

/** What the channel says itself; HTML only as far as a page may show it. */
function textsOf(channel: Channel, language: string): SalesPage['channel']['texts'] {
  return Object.fromEntries(
    channelTextKeys.flatMap((key) => {
      const text = sanitizeContent(channelText(channel, key, language));
      return text ? [[key, text]] : [];
    }),
  );
}
