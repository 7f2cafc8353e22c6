import { expect, test } from 'vitest';
import { isHeader, linesOfPart, partsOfFile } from './code-batch.ts';

test('the parts of a file are its lines, each once, in their order', () => {
  const lines = Array.from({ length: 1000 }, (_, nth) => `CODE-${nth}`);
  const parts = [...partsOfFile(lines.join('\n'), 100)];
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.every((part) => part.length <= 100)).toBe(true);
  expect(parts.flatMap(linesOfPart)).toEqual(lines);
});

test('an empty line within a file is a line, the end of the last line is none', () => {
  expect(linesOfPart('A\r\n\r\nB\r\n')).toEqual(['A', '', 'B']);
  expect([...partsOfFile('')]).toEqual([]);
  expect([...partsOfFile('A\n\n\nB\n', 2)].flatMap(linesOfPart)).toEqual(['A', '', '', 'B']);
});

test('a first line that names the column is no code', () => {
  for (const text of ['code', 'Barcode', '"Codes"', 'ticket number', 'code;type;date;name'])
    expect(isHeader(text), text).toBe(true);
  for (const text of ['CCQ10000013', 'CODE1', '']) expect(isHeader(text), text).toBe(false);
});
