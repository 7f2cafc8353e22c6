import { IntlMessageFormat } from 'intl-messageformat';

export type MessageParams = Record<string, string | number | boolean | null | undefined>;

/** A message as its catalogue holds it, or parsed when the app was built (`compiled-catalogues.ts`). */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** Preparing a message costs about thirty times as much as formatting it, so each is prepared once a process. */
const prepared = new Map<string, Map<Message, IntlMessageFormat>>();

/** Whether a text needs the parser; without these characters it means itself. */
export function hasSyntax(message: string): boolean {
  return /[{}'#]/.test(message);
}

/**
 * Formats one ICU message for an `Intl` locale. Angle brackets are plain text: catalogues hold no markup.
 * Throws when the message needs a parameter that is not given.
 */
export function formatMessage(message: Message, intlLocale: string, params?: MessageParams): string {
  if (typeof message === 'string' && !hasSyntax(message)) return message;
  let formats = prepared.get(intlLocale);
  if (!formats) {
    formats = new Map();
    prepared.set(intlLocale, formats);
  }
  let format = formats.get(message);
  if (!format) {
    format = new IntlMessageFormat(message, intlLocale, undefined, { ignoreTag: true });
    formats.set(message, format);
  }
  return String(format.format(params));
}
