export const embedModes = ['button', 'popover', 'inline'] as const;
export type EmbedMode = (typeof embedModes)[number];

export interface EmbedChoice {
  mode: EmbedMode;
  /** Null = as the embedding page says. */
  language: string | null;
  ticketGroupId: string | null;
  campaign: string;
}

const attribute = (name: string, value: string | null): string =>
  value ? ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"` : '';

/** What staff paste into their website to show the sales page at `pageUrl` in it. */
export function embedCode(pageUrl: string, choice: EmbedChoice, words: string): string {
  const { mode, language, ticketGroupId, campaign } = choice;
  const url = new URL(pageUrl);
  const channel = url.pathname.split('/').slice(2).map(decodeURIComponent).join('/');
  const attributes = [
    attribute('channel', channel),
    attribute('mode', mode === 'button' ? null : mode),
    attribute('language', language),
    attribute('group', ticketGroupId),
    attribute('campaign', campaign.trim()),
  ].join('');
  const inside = { button: words, popover: `<a href="${url.href}">${words}</a>`, inline: '' }[mode];
  return `<script async src="${url.origin}/shop/embed.js"></script>
<foyer-tickets${attributes}>${inside}</foyer-tickets>`;
}

/** What a strict policy of the website needs besides. */
export function embedPolicy(pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  return `script-src ${origin}; frame-src ${origin}`;
}
