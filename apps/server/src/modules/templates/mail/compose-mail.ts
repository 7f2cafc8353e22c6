import { layOutHtml } from './lay-out-html.ts';
import { layOutText } from './lay-out-text.ts';
import type { MailWords } from './mail-words.ts';

export type { MailWords } from './mail-words.ts';

/** A mail in both its forms: the same words for readers of HTML and of plain text. */
export async function composeMail(words: MailWords): Promise<{ html: string; text: string }> {
  return { html: await layOutHtml(words), text: layOutText(words) };
}
