import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { expect, test } from 'vitest';
import { makePrintable } from './printable-text.ts';
import { fontOf, hasLetter, openTicketFonts } from './ticket-fonts.ts';

/** What a text loses in the font that it is set in. */
function lostOf(text: string): string[] {
  const printable = [...makePrintable(text, fontOf(text, openTicketFonts().regular))];
  return [...text.normalize('NFC')].filter((letter, place) => printable[place] !== letter);
}

test.each(contentLanguages)(
  'every text of a ticket, a gift card and an invoice can be printed in %s',
  (language) => {
    for (const part of ['eticket', 'present', 'invoice'])
      for (const [key, text] of Object.entries(readCatalogue(language, part)))
        expect(lostOf(text), `${key}: ${text}`).toEqual([]);
  },
);

test.each([
  'コーヒーと一緒に。楽しんで、また来てね！',
  '「海と光」～特別展～・入場券（大人）２枚',
  '生日快乐！《海与光》，请收下：“礼物”……',
  '50,00 €のギフトカード',
  '기프트 카드 50,00 €, 5만₩',
])('what people write is printed with its punctuation: %s', (text) => {
  expect(lostOf(text)).toEqual([]);
});

test.each(['山田👩', '김👩', 'דוד👩', 'Anna 👩'])(
  'what no font has leaves a mark that is drawn: %s',
  (text) => {
    const font = fontOf(text, openTicketFonts().regular);
    const [mark = ''] = [...makePrintable(text, font)].slice(-1);
    expect(mark).not.toBe('👩');
    expect(hasLetter(font, mark)).toBe(true);
  },
);
