import { expect, test } from 'vitest';
import { refuseUndo } from './undo-window.ts';

const appliedAt = new Date('2030-06-01T12:00:00Z');
const change = { appliedAt, isLast: true, newSalesCount: 0 };

test.each([
  ['at once', change, '12:00:00', null],
  ['half an hour later', change, '12:30:00', null],
  ['a second after that', change, '12:30:01', 'undo-too-late'],
  ['when another change followed', { ...change, isLast: false }, '12:05:00', 'changed-meanwhile'],
  ['when places were sold against it', { ...change, newSalesCount: 1 }, '12:05:00', 'undo-sold'],
])('undoing a change %s', (_when, applied, time, code) => {
  expect(refuseUndo(applied, new Date(`2030-06-01T${time}Z`))?.code ?? null).toBe(code);
});
