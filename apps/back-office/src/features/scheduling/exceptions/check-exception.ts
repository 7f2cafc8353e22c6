import { alsoRefused } from '@foyer/domain/result/also-refused.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { exceptionInput } from '@foyer/domain/scheduling/exception-input.ts';
import { type ExceptionForm, type ExceptionRow, exceptionInputOf } from './exception-form.ts';

/** The rule that the server uses too; the editor asks for times where it says so. */
export function checkException(values: ExceptionForm, exception: ExceptionRow) {
  const { act, times, limit } = values;
  const missing: Refusal[] = [];
  if (act === 'times' && times.length === 0)
    missing.push({ code: 'exception-times-required', field: 'times' });
  if (act === 'limit' && limit === null) missing.push({ code: 'exception-limit-invalid', field: 'limit' });
  return alsoRefused(parseInput(exceptionInput, exceptionInputOf(values, exception)), missing);
}
