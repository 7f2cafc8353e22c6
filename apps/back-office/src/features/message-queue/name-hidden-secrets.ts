import { HIDDEN_SECRET } from '@foyer/content-html/hidden-secret.ts';
import type { Translator } from '@foyer/i18n/translator.ts';

/** A mail's text or HTML, with the reader's own words where the server left out a link or a code. */
export function nameHiddenSecrets(content: string, { t }: Pick<Translator, 't'>): string {
  return content.replaceAll(HIDDEN_SECRET, t('queue.outbox.hidden'));
}
