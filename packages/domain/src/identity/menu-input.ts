import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { menuItemIds } from './modules.ts';

/** The only group that is known (specification 000, section 3). */
export const menuGroups = ['BETA'] as const;

export const menuItemInput = z.object({
  id: z.enum(menuItemIds, 'menu-unknown'),
  groupName: z
    .enum(menuGroups, 'menu-unknown')
    .nullish()
    .transform((name) => name ?? null),
});

/** The doors that a client's menu shows, in their order; one that is not among them is hidden. */
export const menuInput = z.object({
  version: z.string().max(5_000, 'menu-unknown'),
  items: z
    .array(menuItemInput)
    .max(menuItemIds.length, 'menu-unknown')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'menu-unknown',
      ...onceGood('*.id'),
    }),
});

export type MenuInput = z.output<typeof menuInput>;

/** A menu as a text that is the same only for the same menu. */
export function menuVersion(items: readonly { id: string; groupName: string | null }[]): string {
  return items.map(({ id, groupName }) => (groupName ? `${id}:${groupName}` : id)).join(',');
}
