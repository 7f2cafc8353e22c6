import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { getContact } from '../../clients/index.ts';
import { listOffer, sellerOfChannel } from '../../sales/index.ts';
import type { OpenSalesPage } from './open-sales-page.ts';

/** What a sales page says to a browser without scripts: what is sold, and how to reach the museum. */
export async function withoutScript(
  { scope, client, channel, today }: OpenSalesPage,
  language: string,
  at: Date,
): Promise<string> {
  const { t, intlLocale } = readTranslator(language, ['no-script', 'shop']);
  const offer = await listOffer(scope, sellerOfChannel(channel), language, { at, today });
  const price = (minor: number) =>
    minor === 0 ? t('shop.price.free') : formatMoney(minor, client.currency, intlLocale);
  const sold = offer.map(({ title, ticketTypes }) => {
    const prices = ticketTypes.map(({ name, priceMinor }) => `${name} ${price(priceMinor)}`);
    return element('li', `${title}: ${prices.join(', ')}`);
  });
  const { name, address, postalCode, town, phone, email, website } = await getContact(scope, at);
  const reach = [name, address, `${postalCode} ${town}`.trim(), phone, email, website];
  return [
    element('h1', `${channel.title} · ${client.name}`),
    element('p', t('no-script.why')),
    element('h2', t('no-script.onSale')),
    `<ul>${sold.join('')}</ul>`,
    element('h2', t('no-script.reach')),
    `<address>${reach.filter(Boolean).map(escapeHtml).join('<br>')}</address>`,
  ].join('');
}

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
