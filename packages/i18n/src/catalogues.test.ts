import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { Message } from './compiled-message.ts';
import { languages } from './locales.ts';
import { catalogueLanguages, catalogueParts, readCatalogue, readTranslator } from './read-catalogue.ts';

/** Parts that visitors read exist in more languages than the back office. */
const everyCatalogue = catalogueLanguages().flatMap((language) =>
  catalogueParts(language).map((part) => ({ language, part, messages: readCatalogue(language, part) })),
);

/** Keys that the specification names letter by letter (000, sections 2 and 9). */
const namedBySpecification = /^(desired_locale_|its_own_locale_|logout confirmation message$)/;

function paramsOf(message: Message): string[] {
  const names = new Set<string>();
  const visit = (elements: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(String(element.value));
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

describe('catalogues', () => {
  it('every folder is a language of the product', () => {
    expect(languages).toEqual(expect.arrayContaining(catalogueLanguages()));
  });

  it('what went wrong without a reason is said by each screen: the code for it has no text of its own', () => {
    const worded = everyCatalogue.filter(({ messages }) => 'errors.unexpected' in messages);
    expect(worded.map(({ language, part }) => `${language}/${part}`)).toEqual([]);
  });

  it('no sentence begins with the name of a user, which is most often in lower case', () => {
    // At the start of a message, of a branch of it, or of a sentence within; a name before a comma or a dot is a label.
    const begun = /(?:^|[.!?]\s|(?<=\w )\{)\{(?:who|username|account|admin|names|by)\}\s+[\p{L}\d]/u;
    const found = everyCatalogue.flatMap(({ language, messages }) =>
      Object.entries(messages).flatMap(([key, message]) =>
        typeof message === 'string' && begun.test(message) ? [`${language} ${key}: ${message}`] : [],
      ),
    );
    expect(begun.test('{who} made a link.')).toBe(true);
    expect(found).toEqual([]);
  });

  it('Dutch and English have the same parts and the same keys', () => {
    expect(catalogueParts('nl')).toEqual(catalogueParts('en'));
    for (const part of catalogueParts('en')) {
      const [english, dutch] = [
        Object.keys(readCatalogue('en', part)),
        Object.keys(readCatalogue('nl', part)),
      ];
      expect(dutch.sort(), part).toEqual(english.sort());
    }
  });

  it('a visitor reads every text of a sale and of an order in each language that a sales page can have', () => {
    const ofVisitors = [
      'shop',
      'checkout',
      'order-page',
      'mail',
      'order-change',
      'order-invoice',
      'embed',
      'page-foot',
      'wallet',
      'find-order',
      'gift-card',
      'present',
      'present-form',
      'order-presents',
      'no-script',
      'errors-storefront',
      'errors-checkout',
      'errors-capacity',
      'errors-rebooking',
      'waiting-list',
      'waiting-list-mail',
      'waiting-room-mail',
      'errors-waiting-list',
    ];
    const missing = languages.flatMap((language) =>
      ofVisitors.flatMap((part) => {
        const there = readCatalogue(language, part);
        return Object.keys(readCatalogue('en', part))
          .filter((key) => !there[key])
          .map((key) => `${language} ${key}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('the word below a day of the calendar fits its cell on a phone: no part of it has more than eight letters', () => {
    const long = languages.flatMap((language) =>
      Object.entries(readCatalogue(language, 'shop'))
        .filter(([key]) => key.startsWith('shop.day.'))
        .filter(([, word]) => word.split(/[ \u00ad]/).some((part) => part.length > 8))
        .map(([key, word]) => `${language} ${key}: ${word}`),
    );
    expect(long).toEqual([]);
  });

  it('a credit note and a voucher each have one name in a language, on every page and document', () => {
    const names = languages.flatMap((language) => {
      const of = (part: string, key: string) => (readCatalogue(language, part)[key] ?? '').toLowerCase();
      const credit = of('invoice', 'invoice.title.credit-note');
      const voucher = of('shop', 'shop.method.voucher');
      return [
        [credit, of('order-invoice', 'order-invoice.creditFile')],
        [credit, of('invoice', 'invoice.mail.subject.credit-note')],
        [voucher, of('invoice', 'invoice.paidByVoucher')],
        [voucher, of('customer-display', 'customer-display.voucher')],
        [voucher, of('mail', 'mail.byCodes')],
        [voucher, of('order-page', 'order-page.byCodes')],
      ].map(([name = '', text = '']) => ({ language, name, text }));
    });
    expect(names.filter(({ name, text }) => name === '' || !text.includes(name))).toEqual([]);
  });

  it('every key begins with its part; refusals begin with errors', () => {
    for (const { language, part, messages } of everyCatalogue) {
      const prefix = part.startsWith('errors-') ? 'errors.' : `${part}.`;
      const strays = Object.keys(messages).filter(
        (key) => !key.startsWith(prefix) && !namedBySpecification.test(key),
      );
      expect(strays, `${language}/${part}`).toEqual([]);
    }
  });

  it('no key is in two parts of a language', () => {
    for (const language of catalogueLanguages()) {
      const keys = everyCatalogue
        .filter((catalogue) => catalogue.language === language)
        .flatMap((catalogue) => Object.keys(catalogue.messages));
      const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
      expect(twice, language).toEqual([]);
    }
  });

  it('every translation is a well-formed message that asks for no more than the English one', () => {
    for (const { language, part, messages } of everyCatalogue) {
      const english = readCatalogue('en', part);
      for (const [key, message] of Object.entries(messages)) {
        const known = paramsOf(english[key] ?? message);
        expect(known, `${language} ${key}`).toEqual(expect.arrayContaining(paramsOf(message)));
      }
    }
  });

  it('the server reads a part by any locale form', () => {
    expect(readTranslator('nl_NL', ['ui']).t('ui.cancel')).toBe('Annuleren');
    expect(readTranslator('de', ['ui']).t('ui.cancel')).toBe('Cancel');
  });

  it('a language without the words of a mail writes its dates in English too', () => {
    expect(readTranslator('de', ['account-mail']).intlLocale).toBe('en-GB');
    expect(readTranslator('de', ['mail']).intlLocale).toBe('de-DE');
    expect(readTranslator('en_US', ['account-mail']).intlLocale).toBe('en-US');
  });
});
