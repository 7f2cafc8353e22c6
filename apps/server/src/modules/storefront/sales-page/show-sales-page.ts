import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import { channelText } from '@foyer/domain/channels/channel-texts.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../../platform/app.ts';
import { listProgramme } from '../../availability/index.ts';
import { showOffer } from '../offer/show-offer.ts';
import { showVisitPrices } from '../offer/show-visit-prices.ts';
import { openSalesPage, type SalesPageAddress } from './open-sales-page.ts';
import { showPaymentMethods } from './show-payment-methods.ts';

/** What a sales page sells, in the language asked for where the channel has it. */
export async function showSalesPage(
  app: App,
  address: SalesPageAddress,
  askedLanguage: string | undefined,
): Promise<SalesPage> {
  return openSalesPage(app, address, async ({ scope, client, channel, today }) => {
    const language = chooseLanguage(channel, [askedLanguage ?? []].flat());
    const { t } = readTranslator(language, ['shop']);
    const { serviceMinor, isServiceOnFree, transactionMinor } = costsOfSale(client, 'website');
    const offer = await showOffer(scope, channel, language, { at: app.clock(), today });
    return {
      client: {
        subdomain: client.subdomain,
        name: client.name,
        logoUrl: client.logoUrl,
        town: client.town,
      },
      channel: {
        id: channel.id,
        title: channel.title,
        url: channel.url,
        languages: [...channel.languages],
        defaultLanguage: channel.defaultLanguage,
        language,
        intro: sanitizeContent(channelText(channel, 'ticketsIntro', language)),
        colours: channel.colours,
        paymentMethods: await showPaymentMethods(
          scope,
          client,
          {
            channelId: channel.id,
            locationIds: [...new Set(offer.flatMap(({ offered }) => offered.locationIds))],
          },
          (method) => t(`shop.method.${method}`),
        ),
        minTickets: channel.minTickets,
        maxTickets: channel.maxTickets,
      },
      currency: client.currency,
      costs: { serviceMinor, isServiceOnFree, transactionMinor },
      timeZone: client.timeZone,
      today,
      holdMinutes: client.holdMinutes,
      botCheck: client.botProtection,
      events: await listProgramme(scope, {
        ticketTypeIds: offer.flatMap(({ offered }) => offered.ticketTypes.map(({ id }) => id)),
        language,
        fallbackLanguage: channel.defaultLanguage,
        at: app.clock(),
        today,
      }),
      ticketGroups: await showVisitPrices(scope, offer, today),
    };
  });
}
