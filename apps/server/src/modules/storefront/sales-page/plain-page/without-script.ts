import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { listOffer, sellerOfChannel } from '../../../sales/index.ts';
import { listClosedDays, listLocations } from '../../../venues/index.ts';
import type { OpenSalesPage } from '../open-sales-page.ts';
import { describeReach } from './describe-reach.ts';
import { element, listOf, textOf } from './elements.ts';
import { describeOpening, describeVisit } from './when-to-come.ts';

const CLOSED_DAYS_AHEAD = 92;
const parts = ['no-script', 'page-foot', 'shop'];

/** What a sales page says to a browser without scripts: what is sold, when one may come, how to reach the museum. */
export async function withoutScript(
  page: OpenSalesPage,
  language: string,
  at: Date,
  isOtherForm = false,
): Promise<string> {
  const { scope, client, channel, today, point } = page;
  const { t, intlLocale } = readTranslator(language, parts, isOtherForm);
  const offer = await listOffer(scope, sellerOfChannel(channel, point), language, { at, today });
  const price = (minor: number) =>
    minor === 0 ? t('shop.price.free') : formatMoney(minor, client.currency, intlLocale);
  const words = { t, intlLocale };
  const sold: string[] = [];
  for (const group of offer) {
    const prices = group.ticketTypes.map(({ name, priceMinor }) => `${name} ${price(priceMinor)}`);
    const visit = await describeVisit(page, group, words, at);
    sold.push(`${textOf(`${group.title}: ${prices.join(', ')}`)}${visit ? `<br>${textOf(visit)}` : ''}`);
  }
  const places = await listLocations(scope, [...new Set(offer.flatMap(({ locationIds }) => locationIds))]);
  const ids = places.map(({ id }) => id);
  const closed = await listClosedDays(scope, ids, today, addDays(today, CLOSED_DAYS_AHEAD));
  const closedAt = (placeId: string) =>
    closed.filter(({ locationId }) => locationId === placeId).map(({ date }) => date);
  return [
    element('h1', `${channel.title} · ${client.name}`),
    element('p', t('no-script.why')),
    element('h2', t('no-script.onSale')),
    listOf(sold),
    ...(places.length > 0 ? [element('h2', t('no-script.opening'))] : []),
    ...places.map((place) => describeOpening(place, closedAt(place.id), words)),
    element('h2', t('no-script.reach')),
    await describeReach(page, t, at),
  ].join('');
}
