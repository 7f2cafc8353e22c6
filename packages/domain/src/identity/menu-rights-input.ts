import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import {
  functionModules,
  givableModules,
  givenLevels,
  rightFunctions,
  rightLimits,
} from './account-right.ts';
import { accountTypes } from './account-types.ts';

/** A right as forms and the matrix send it. A function counts only in the modules that have it. */
export const accountRightInput = z
  .object({
    module: z.enum(givableModules, 'module-unknown'),
    level: z.enum(givenLevels, 'right-unknown'),
    limit: z.enum(rightLimits, 'right-unknown'),
    officeIpOnly: z.boolean().nullish().transform(Boolean),
    offlineSales: z.boolean().nullish().transform(Boolean),
    pluSystem: z.boolean().nullish().transform(Boolean),
  })
  .transform((right) => {
    const without = rightFunctions.filter((name) => !functionModules[name].includes(right.module));
    return { ...right, ...Object.fromEntries(without.map((name) => [name, false])) };
  });

export const accountRightsInput = z
  .array(accountRightInput)
  .max(givableModules.length, 'right-unknown')
  .refine((rights) => new Set(rights.map(({ module }) => module)).size === rights.length, {
    error: 'right-unknown',
    ...onceGood('*.module'),
  });

export const menuRightsAccountInput = z.object({
  accountId: z.uuid('account-unknown'),
  version: z.string().max(5_000, 'right-unknown').describe('Of the rights that were on the screen'),
  rights: accountRightsInput,
});

export const startTableInput = z.object({
  accountType: z.enum(accountTypes, 'account-type-unknown'),
  version: z.string().max(5_000, 'right-unknown'),
  rights: accountRightsInput,
});

/** What one save of the matrix changes: whole columns, each with the version that was on the screen. */
export const menuRightsInput = z.object({
  accounts: z
    .array(menuRightsAccountInput)
    .max(1_000, 'right-unknown')
    .refine((columns) => new Set(columns.map(({ accountId }) => accountId)).size === columns.length, {
      error: 'right-unknown',
      ...onceGood('*.accountId'),
    }),
  startTables: z
    .array(startTableInput)
    .max(accountTypes.length, 'right-unknown')
    .refine((columns) => new Set(columns.map(({ accountType }) => accountType)).size === columns.length, {
      error: 'right-unknown',
      ...onceGood('*.accountType'),
    }),
});

export type MenuRightsInput = z.output<typeof menuRightsInput>;
