import { createHash } from 'node:crypto';
import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { channelText } from '@foyer/domain/channels/channel-texts.ts';

/**
 * Names the terms that are agreed to before paying, as a visitor reads them: a word changed is another version (decision
 * 0191). Null where the channel asks for no agreement, or has no terms in any language.
 */
export function termsHashOf(
  channel: Pick<Channel, 'texts' | 'defaultLanguage' | 'salesFlow'>,
  language: string,
): string | null {
  if (!channel.salesFlow.termsRequired) return null;
  const html = sanitizeContent(channelText(channel, 'termsText', language));
  return html === '' ? null : createHash('sha256').update(html).digest('hex');
}
