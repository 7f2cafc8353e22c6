import { isLocalDate, type LocalDate } from '../calendar/local-date.ts';
import { ok, type Result, refused } from '../result/result.ts';
import { readBarcode } from './barcode-text.ts';

/** A ticket that another system sold: its code, the name of its type, the day of the visit, and who has it. */
export interface ForeignLine {
  code: string;
  type: string;
  /** null = on any day. */
  date: LocalDate | null;
  name: string;
}

const longestName = 100;

/**
 * A line `code;type;date;name`, with semicolons, commas or tabs; the date as 20-11-2026 or 2026-11-20. Refusals: those of
 * `readBarcode`, `foreign-columns`, `foreign-date-invalid`, `foreign-name-too-long`.
 */
export function readForeignLine(text: string): Result<ForeignLine> {
  const separator = [';', '\t', ','].find((sign) => text.includes(sign));
  const cells = (separator ? text.split(separator) : [text]).map((cell) =>
    cell.trim().replace(/^"(.*)"$/, '$1'),
  );
  const [first = '', type = '', day = '', ...rest] = cells;
  const name = rest.join(' ').trim();
  const code = readBarcode(first);
  if (!code.ok) return code;
  if (type === '') return refused({ code: 'foreign-columns' });
  const date = day === '' ? null : readDay(day);
  if (date === undefined)
    return refused({ code: 'foreign-date-invalid', params: { date: day.slice(0, 40) } });
  if (name.length > longestName) return refused({ code: 'foreign-name-too-long' });
  return ok({ code: code.value, type, date, name });
}

function readDay(typed: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed) ?? [];
  const date = day ? `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  return isLocalDate(date) ? date : undefined;
}
