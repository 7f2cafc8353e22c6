import { z } from 'zod';
import { givableModules, givenLevels, isHigher, isWithinLimit, type RightHolder } from './account-right.ts';
import { cellOf } from './menu-rights.ts';

/** An account without a right may ask the accounts that can give it (design more.md, section 15). */
export const accessRequestInput = z.object({
  module: z.enum(givableModules, 'module-unknown'),
  right: z.enum(givenLevels, 'right-unknown'),
});
export type AccessRequest = z.output<typeof accessRequestInput>;

/** The accounts that can give a right: those that edit rights and hold it themselves. */
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
