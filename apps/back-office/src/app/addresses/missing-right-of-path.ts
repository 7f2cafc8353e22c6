import type { OwnAccountQuery } from '../../generated/operations.ts';
import type { MissingRight } from '../../session/missing-right.ts';
import { peoplePath } from '../routing/people-path.ts';
import { findAddress } from './addresses.ts';

/** The right that an account needs and misses to open a path; undefined where it has it, or none is needed. */
export function findMissingRight(
  path: string,
  { __typename, rights, limitedRights }: OwnAccountQuery['me'],
): MissingRight | undefined {
  const module = findAddress(peoplePath(path, __typename === 'Admin'))?.module;
  if (!module || rights.some((right) => right.module === module)) return undefined;
  return { module, limit: limitedRights.find((right) => right.module === module)?.limit };
}
