import { z } from 'zod';
import { givableModules, isHigher, isWithinLimit, type RightHolder } from './account-right.ts';
import { cellOf } from './menu-rights.ts';

/** Whoever misses a right may ask those who can give it (design more.md, section 15). */
export const accessRequestInput = z.object({
  module: z.enum(givableModules, 'module-unknown'),
  right: z.enum(['access', 'edit', 'extra'], 'right-unknown'),
});
export type AccessRequest = z.output<typeof accessRequestInput>;

/** Who can give a right: whoever edits rights, and holds it himself. */
export function findGivers<Holder extends RightHolder>(
  holders: readonly Holder[],
  { module, right }: AccessRequest,
): Holder[] {
  return holders.filter((holder) => {
    const counts = (wanted: AccessRequest['module'], level: AccessRequest['right']) => {
      const cell = cellOf(holder.rights, wanted);
      return !isHigher(level, cell.level) && isWithinLimit(cell.limit, holder.accountType);
    };
    return counts('menu-rights', 'edit') && counts(module, right);
  });
}
