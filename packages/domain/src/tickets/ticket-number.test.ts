import { expect, test } from 'vitest';
import { drawTicketNumber, formatTicketNumber, readTicketNumber } from './ticket-number.ts';

test('a number is printed in fours and read back however it is typed', () => {
  expect(formatTicketNumber('7731094822190401')).toBe('7731 0948 2219 0401');
  expect(readTicketNumber(' 7731 0948-2219 0401 ')).toBe('7731094822190401');
  expect(readTicketNumber('7731 0948 2219 040')).toBeNull();
  expect(readTicketNumber('GT-104882')).toBeNull();
});

test('ten thousand numbers are all different and use every digit about as often', () => {
  const numbers = Array.from({ length: 10_000 }, () =>
    drawTicketNumber((bytes) => crypto.getRandomValues(bytes)),
  );
  expect(new Set(numbers).size).toBe(10_000);
  const counts = new Array<number>(10).fill(0);
  for (const digit of numbers.join('')) {
    counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(15_400);
  expect(Math.max(...counts)).toBeLessThan(16_600);
});

test('bytes that would favour low digits are thrown away', () => {
  let call = 0;
  const number = drawTicketNumber((bytes) => {
    bytes.fill(call === 0 ? 255 : 7);
    call += 1;
  });
  expect(number).toBe('7777777777777777');
});
