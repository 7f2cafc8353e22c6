import type { Refusal } from '@foyer/domain/result/result.ts';
import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { visitRefusalCodes } from '../../sales/index.ts';

/** What a wish was refused with, as visitors read it: 409 where its visit is not on sale, 422 where the wish is wrong. */
export function wishRefusal(refusals: readonly Refusal[]): RefusedError {
  const codes: readonly string[] = visitRefusalCodes;
  const isOfVisit = refusals.some(({ code }) => codes.includes(code));
  return new RefusedError(refusals.map(refusalForVisitors), isOfVisit ? 409 : 422);
}

/** The places of a wish were refused, as visitors read it. */
export function placesRefusal(refusals: readonly Refusal[]): RefusedError {
  return new RefusedError(refusals.map(refusalForVisitors), 409);
}
