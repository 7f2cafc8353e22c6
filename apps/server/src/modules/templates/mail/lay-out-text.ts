import type { MailWords } from './mail-words.ts';

/** The plain text part of a mail. */
export function layOutText(words: MailWords): string {
  const blocks = [
    words.heading,
    ...words.paragraphs,
    words.card && [words.card.title, ...words.card.lines].join('\n'),
    words.prices?.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    words.button && `${words.button.label}:\n${words.button.url}`,
    words.links?.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    ['-- ', [words.sender.name, words.sender.town].filter(Boolean).join(', '), ...words.footer].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
