import { expect, test } from 'vitest';
import { writeCsv } from './csv-file.ts';

test('a file for a spreadsheet quotes what would end a cell, and no cell starts a formula', () => {
  expect(
    writeCsv([
      ['Account', 'Debit'],
      ['Child "4 to 12", half', '17.50'],
      ['=1+1', ''],
      ['＋49', '@sum'],
    ]),
  ).toBe('\uFEFFAccount,Debit\r\n"Child ""4 to 12"", half",17.50\r\n\'=1+1,\r\n\'＋49,\'@sum\r\n');
});
