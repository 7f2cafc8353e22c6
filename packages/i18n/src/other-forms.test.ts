import { readdirSync } from 'node:fs';
import { hasForms } from '@foyer/domain/settings/client-locales.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import {
  catalogueLanguages,
  catalogueParts,
  readCatalogue,
  readOtherForm,
  readTranslator,
} from './read-catalogue.ts';

/** Parts that no visitor reads. */
const ofStaff = ['scanner'];
const formed = readdirSync(new URL('./other-forms/', import.meta.url)).map((file) => file.slice(0, 2));

/** How each language speaks in its written form; what of it may stay is about a thing, not the visitor. */
const writtenWords: Record<string, RegExp> = {
  nl: /(?<![\p{L}])([Uu]w?|[Uu]zelf)(?![\p{L}])/u,
  de: /(?<![\p{L}])(Ihr(e[nmrs]?)?|Ihnen|\p{L}+en Sie|Sie (haben|können|erhalten|sind))(?![\p{L}])/u,
  fr: /(?<![\p{L}])([Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtres?|(?!chez|assez)\p{L}+ez)(?![\p{L}])/u,
  // 'su comienzo' is the visit's, 'su número' the invoice's, 'su inicio' the visit's, 'su propia ventana' the page's.
  es: /(?<![\p{L}])([Uu]sted|[Ss]us?(?! (comienzo|número|inicio|propia))|[Ss]uyas?|[Ll]e|[Ee]lija|[Ee]scriba|[Ii]nténtelo|[Vv]uelva|[Ee]spere|[Cc]ompruebe|[Cc]ontacte|[Hh]a (comprado|recibido|salido))(?![\p{L}])/u,
  it: /(?<![\p{L}])([Ss]u(o|a|e|oi)(?! inizio)|[Ll]ei|[Ll]e (scriv|assegna)\p{L}*|[Ll]a (contatteremo|fa)|[Ss]celga|[Ii]nserisca|[Cc]ontrolli|[Rr]iprovi|[Aa]ttenda|[Hh]a (acquistato|ricevuto))(?![\p{L}])/u,
  // 'seu número' is the invoice's, 'seu início' the visit's.
  pt: /(?<![\p{L}])([Ss]eus?(?! (número|início))|[Ss]uas?|[Ll]he|si|[Ee]scolha(?! no)|[Ii]ndique|[Tt]ente|[Cc]ontacte|[Aa]guarde|[Vv]eja|[Vv]erifique|(?<!(se|código) )[Pp]ode (mudar|anular|escolher|sair|alterar))(?![\p{L}])/u,
  // 'Envieu-me' is what the visitor asks of the museum.
  ca: /(?<![\p{L}])([Uu]s|[Vv]ostr[ea]s?|[Vv]ós|[Hh]eu|[Pp]odeu|[Tt]eniu|[Tt]rieu|[Ee]scriviu|[Tt]orneu|[Cc]omproveu|[Ee]spereu|[Cc]ontacteu|[Rr]ebreu|[Ss]ou|[Vv]oleu)(?![\p{L}])/u,
  // Polish is written informally; what a button does stays an imperative ('Wybierz datę').
  pl: /(?<![\p{L}])([Tt]w(ój|oj\p{L}+|oi\p{L}*)|[Tt]obą|[Tt]obie|[Cc]iebie|[Cc]ię|[Mm]ożesz|[Jj]esteś|[Mm]asz|[Cc]hcesz|[Pp]odaj|[Ww]pisz|[Ss]kontaktuj|[Pp]oczekaj|(?<=[.:] )[Ww]ybierz|(?<=(\.|i) )[Ss]próbuj)(?![\p{L}])/u,
};

const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...catalogueParts(language)
      .filter((part) => !ofStaff.includes(part) && isOfVisitors(part))
      .map((part) => readCatalogue(language, part)),
  );
const isOfVisitors = (part: string) =>
  Object.keys(readCatalogue('pl', part)).length > 0 || ['mail', 'eticket'].includes(part);

test('every language that has forms has its other one', () => {
  expect(formed.sort()).toEqual(catalogueLanguages().filter(hasForms).sort());
});

describe.each(formed)('the other form of %s', (language) => {
  const other = readOtherForm(language);
  const written = textsOf(language);

  test('belongs to a language that has forms, and says something else of texts that there are', () => {
    expect(hasForms(language)).toBe(true);
    for (const [key, text] of Object.entries(other)) expect([key, text]).not.toEqual([key, written[key]]);
    expect(Object.keys(other).filter((key) => !(key in written))).toEqual([]);
  });

  test('is well formed and asks for what the written text asks for', () => {
    const namesIn = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g) ?? [])].sort();
    for (const [key, text] of Object.entries(other)) {
      expect(() => new IntlMessageFormat(text, language, undefined, { ignoreTag: true })).not.toThrow();
      expect([key, namesIn(text)]).toEqual([key, namesIn(written[key] ?? '')]);
    }
  });

  test('leaves no text in the written form', () => {
    const words = writtenWords[language];
    if (!words) throw new Error(`name the words by which the written form of ${language} is known`);
    const left = Object.entries({ ...written, ...other }).filter(([, text]) => words.test(text));
    expect(left).toEqual([]);
    expect(Object.entries(written).filter(([, text]) => words.test(text)).length).toBeGreaterThan(20);
  });
});

test('the translator speaks the other form where it is asked to, and only of the parts that it was given', () => {
  expect(readTranslator('nl', ['shop']).t('shop.date.title')).toBe('Wanneer komt u?');
  const informal = readTranslator('nl', ['shop'], true);
  expect(informal.t('shop.date.title')).toBe('Wanneer kom je?');
  expect(informal.has('sms.title')).toBe(false);
  expect(readTranslator('en', ['shop'], true).t('shop.date.title')).toBe('When are you coming?');
});
