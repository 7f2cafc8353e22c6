import { expect, test } from 'vitest';
import { barcodeStock, tabOf } from './barcode-series.ts';
import { barcodeSeriesInput } from './barcode-series-input.ts';
import { barcodeKey, makeBarcode, readBarcode, usualLength } from './barcode-text.ts';
import { readForeignLine } from './foreign-line.ts';

const why = (typed: string) => {
  const read = readBarcode(typed);
  return read.ok
    ? read.value
    : `${read.refusals[0]?.code} ${Object.values(read.refusals[0]?.params ?? {})}`.trim();
};

test('a code is printed as the file has it and compared without case, spaces and dashes', () => {
  expect(why(' CCQ4-7F2K-99PD ')).toBe('CCQ4-7F2K-99PD');
  expect(why('"ccq10001776"')).toBe('ccq10001776');
  expect(barcodeKey('ccq4 7f2k-99pd')).toBe('CCQ47F2K99PD');
});

test('a line that cannot be a code says why', () => {
  expect(why('CCQ1 0000 013')).toBe('barcode-space');
  expect(why('  ')).toBe('barcode-empty');
  expect(why('CCQ1–0000739')).toBe('barcode-character –');
  expect(why('CCQ10001401;')).toBe('barcode-separator');
  expect(why('C-1')).toBe('barcode-too-short 2,4');
  expect(why('C'.repeat(41))).toBe('barcode-too-long 41,40');
});

test('nearly all codes of a file have one length, or they have none', () => {
  expect(usualLength([...Array(19).fill('12345678901'), '1234567'])).toBe(11);
  expect(usualLength([...Array(5).fill('12345'), ...Array(5).fill('1234567')])).toBeNull();
  expect(usualLength(['12345'])).toBeNull();
});

test('a generated code has 16 random characters, none of which is taken for another', () => {
  let next = 0;
  const code = makeBarcode('HVP-', (below) => {
    next += 7;
    return next % below;
  });
  expect(code).toMatch(/^HVP-[A-HJKMNP-TV-Z2-9]{16}$/);
});

test('a series is low at the percentage that its staff chose, and used up at none', () => {
  expect(barcodeStock({ total: 1500, issued: 1349 }, 10)).toBe('plenty');
  expect(barcodeStock({ total: 1500, issued: 1350 }, 10)).toBe('low');
  expect(barcodeStock({ total: 1500, issued: 1500 }, 10)).toBe('used-up');
  expect(barcodeStock({ total: 100, issued: 99 }, 0)).toBe('plenty');
});

test('an archived series is in no other overview', () => {
  expect(tabOf({ kind: 'generated', isArchived: false })).toBe('generated');
  expect(tabOf({ kind: 'foreign', isArchived: false })).toBe('imported');
  expect(tabOf({ kind: 'generated', isArchived: true })).toBe('archived');
});

test('a series without a name is refused at its field', () => {
  const codes = barcodeSeriesInput.safeParse({ name: ' ', prefix: 'A B', warnPercentage: 101 }).error?.issues;
  expect(codes?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'name: barcode-series-name-required',
    'prefix: barcode-prefix-characters',
    'warnPercentage: barcode-threshold-invalid',
  ]);
});

test('a ticket of another system is a code with its type, day and name; what is wrong is named', () => {
  const read = (text: string) => {
    const line = readForeignLine(text);
    return line.ok ? line.value : line.refusals[0]?.code;
  };
  const anna = { code: 'OLD-1234', type: 'Adult', date: '2026-11-20', name: 'Anna Visser' };
  expect(read('OLD-1234;Adult;20-11-2026;Anna Visser')).toEqual(anna);
  expect(read('"OLD-1234","Adult","2026-11-20","Anna Visser"')).toEqual(anna);
  expect(read('OLD-1234\tAdult')).toEqual({ ...anna, date: null, name: '' });
  expect(read('OLD-1234;Adult;31-02-2026')).toBe('foreign-date-invalid');
  expect(read('OLD-1234')).toBe('foreign-columns');
  expect(read(';Adult')).toBe('barcode-empty');
});
