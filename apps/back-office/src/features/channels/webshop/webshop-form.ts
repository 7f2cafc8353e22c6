/** The texts of a channel that a webshop has fields for. */
export const webshopTexts = ['ticketsHeading', 'ticketsIntro', 'termsText'] as const;

/** What is asked of a new one. */
const settings = /^(title|url|startDate|endDate|languages|defaultLanguage|minTickets|maxTickets)\b/;

/** A webshop has fewer fields than a ticketstreet: what is refused of the others is shown in words. */
export function webshopControlOf(field: string): string {
  const [, text] = /^texts\.(\w+)/.exec(field) ?? [];
  const isDrawn = text
    ? webshopTexts.some((key) => key === text)
    : !/^(texts$|paymentMethods|salesFlow(?!\.style\.))/.test(field);
  return isDrawn ? field : 'main';
}

/** A new one is asked its settings only. */
export function newWebshopControlOf(field: string): string {
  return settings.test(field) ? field : 'main';
}
