import { isHtmlText } from '@foyer/content-html/is-html-text.ts';
import { paletteProperties } from '@foyer/domain/channels/channel-colours.ts';
import { cornerScale } from '@foyer/domain/channels/channel-style.ts';
import { channelText } from '@foyer/domain/channels/channel-texts.ts';
import { responsiveSources } from '@foyer/domain/images/responsive-image.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import type { FirstContent } from '../../../platform/http/pages/first-content.ts';
import type { ChannelPictures } from '../offer/find-channel-pictures.ts';
import type { OpenSalesPage } from './open-sales-page.ts';

/** In the order of the shop's own steps (apps/shop, shop-address.ts). */
const steps = ['tickets', 'date', 'details', 'payment'] as const;
/** Taller than most windows: what follows is not seen. */
const mostCards = 3;

/**
 * What the first step of a sales page shows before its script has run: name or logo, steps, heading and introduction in
 * their final places, and the shapes of what is still fetched (decision 0128). The class names are those of the shop.
 */
export function firstContent(
  { client, channel }: OpenSalesPage,
  language: string,
  { logoUrl: ownLogo, bannerUrl }: ChannelPictures,
  { groups, isOtherForm = false }: { groups: readonly SalesTicketGroup[]; isOtherForm?: boolean },
): FirstContent {
  const { t, intlLocale } = readTranslator(language, ['shop'], isOtherForm);
  const text = (key: string, params?: Record<string, number>) => escapeHtml(t(key, params));
  const heading = channelText(channel, 'ticketsHeading', language) || t('shop.tickets.title');
  const logoUrl = ownLogo ?? client.logoUrl;
  const count = Math.min(channel.ticketGroupIds.length, mostCards);
  const shown = channel.kind === 'ticketstreet' ? groups.filter(isOfFirstStep).slice(0, count) : [];
  const cards = shown.map((group) => groupCard(group, t)).join('');
  const html = `<div class="page first-content" aria-busy="true">
<header class="header"><div class="header-row">
<div class="client-name">${logoUrl ? logo(logoUrl, client) : name(client)}</div>
<nav class="progress" aria-label="${text('shop.steps.label')}">
<p class="progress-short" aria-hidden="true"><strong>${text('shop.steps.tickets')}</strong><span>${text('shop.steps.position', { position: 1, count: steps.length })}</span></p>
<ol class="progress-steps">${steps.map((step, index) => stepItem(text(`shop.steps.${step}`), index)).join('')}</ol>
<div class="progress-bar"><div></div></div>
</nav>
${channel.salesFlow.style.languageSelector && channel.languages.length > 1 ? '<div class="bone language-space"></div>' : ''}
</div></header>
${bannerUrl ? banner(bannerUrl) : ''}<main><div class="content columns">
<div class="step">
<div class="page-heading"><h1>${escapeHtml(heading)}</h1>${introduction(channelText(channel, 'ticketsIntro', language))}</div>
${cards}${'<div class="card bone"></div>'.repeat(count - shown.length)}
</div>
<div class="aside"><div class="card bone"></div></div>
</div>
<div class="bottom-bar">
<div class="brief"><strong class="figures">${escapeHtml(formatMoney(0, client.currency, intlLocale))}</strong><span>${text('shop.ticketCount', { count: 0 })}</span></div>
<div class="button primary wide" aria-disabled="true">${text('shop.tickets.nextShort')}</div>
</div></main></div>`;
  const corners = { '--corners': cornerScale[channel.salesFlow.style.corners] };
  const properties = Object.entries({ ...paletteProperties(channel.colours), ...corners }).map((pair) =>
    pair.join(':'),
  );
  return { html, styles: `.first-content{${properties.join(';')}}body{background:${channel.colours.paper}}` };
}

/** One line about the page for search engines and shared links: its introduction, else what it sells for whom. */
export function descriptionOf(
  { client, channel }: OpenSalesPage,
  language: string,
  isOtherForm = false,
): string {
  const own = channelText(channel, 'searchDescription', language);
  if (own) return own;
  const intro = channelText(channel, 'ticketsIntro', language);
  if (intro && !isHtmlText(intro)) return `${client.name}: ${intro}`;
  const { t } = readTranslator(language, ['shop'], isOtherForm);
  return [t('shop.tickets.title'), channel.title, client.name, client.town].filter(Boolean).join(' · ');
}

const isOfFirstStep = ({ ticketTypes }: SalesTicketGroup): boolean =>
  ticketTypes.some(({ step }) => step === 'tickets');

/** The head of a group as the shop draws it (ticket-group-card.tsx): its words are the largest paint of many a page. */
function groupCard(
  { title, shortText, description, durationMinutes, location, card: { imageUrl } }: SalesTicketGroup,
  t: Translator['t'],
): string {
  const lead = shortText || description;
  const line = isHtmlText(lead) ? '' : lead.replace(/\.$/, '');
  const duration = durationMinutes ? t('shop.group.duration', { minutes: durationMinutes }) : '';
  const words = [line, duration].filter(Boolean).join(' · ') || location.name;
  const picture = imageUrl ? image(imageUrl, { width: 88, height: 64 }) : '';
  return `<section class="card group"><div class="group-heading">${picture}<div><h2>${escapeHtml(title)}</h2><p class="muted">${escapeHtml(words)}</p></div></div><div class="bone"></div></section>`;
}

/** As the shop draws it, so that it is fetched once. */
function image(source: string, { width, height }: { width: number; height: number }): string {
  const { src, srcSet } = responsiveSources(source);
  const widths = srcSet
    ? ` srcset="${escapeHtml(srcSet)}" sizes="(max-width: ${width}px) 100vw, ${width}px"`
    : '';
  return `<img src="${escapeHtml(src)}"${widths} alt="" width="${width}" height="${height}">`;
}

const name = ({ name: title, town }: OpenSalesPage['client']): string =>
  `<span><strong>${escapeHtml(title)}</strong>${town ? `<small>${escapeHtml(town)}</small>` : ''}</span>`;

/** As the shop draws it, so that it is fetched once and nothing moves. */
function banner(source: string): string {
  const { src, srcSet } = responsiveSources(source);
  const widths = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(max-width: 1920px) 100vw, 1920px"` : '';
  return `<img class="banner" src="${escapeHtml(src)}"${widths} alt="" width="1920">`;
}

/** As the shop draws it, so that it is fetched once. */
function logo(source: string, client: OpenSalesPage['client']): string {
  const { src, srcSet } = responsiveSources(source, client.subdomain);
  const widths = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(max-width: 180px) 100vw, 180px"` : '';
  return `<img class="client-logo" src="${escapeHtml(src)}"${widths} alt="${escapeHtml(client.name)}" width="180" height="40">`;
}

function stepItem(title: string, index: number): string {
  const state = index === 0 ? 'current' : 'ahead';
  const current = index === 0 ? ' aria-current="step"' : '';
  return `<li data-state="${state}"><span${current}><span class="progress-mark">${index + 1}</span><span>${title}</span></span></li>`;
}

/** HTML is left to the script, which knows what of it may be shown. */
function introduction(text: string): string {
  if (!text) return '';
  return `<div class="lead">${isHtmlText(text) ? '<div class="bone"></div>' : escapeHtml(text)}</div>`;
}
