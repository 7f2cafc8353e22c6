import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { onceGood } from '../result/once-good.ts';
import { rebookingRuleFields } from '../settings/money-back-settings.ts';
import {
  type RebookingTarget,
  type RuleOverrides,
  rebookingExceptionKinds,
  rebookingRules,
} from './rebooking-rules.ts';

const overridden = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** An exception as it is typed: for what, and the rules that differ. */
export const rebookingExceptionInput = z
  .object({
    kind: z.enum(rebookingExceptionKinds, 'rebooking-kind-required'),
    /** The ticket type, ticket group or event. */
    targetId: z.uuid('rebooking-target-required').nullable().default(null),
    /** As a period is called. */
    name: z.string().trim().max(100, 'rebooking-name-too-long').default(''),
    from: localDateInput.nullable().default(null),
    until: localDateInput.nullable().default(null),
    /** false = not at all; nothing else differs then. */
    isAllowed: overridden(z.boolean('setting-choice-invalid')),
    earlierDays: overridden(rebookingRuleFields.earlierDays),
    laterDays: overridden(rebookingRuleFields.laterDays),
    latestHours: overridden(rebookingRuleFields.latestHours),
    mostTimes: overridden(rebookingRuleFields.mostTimes),
    feeMinor: overridden(rebookingRuleFields.feeMinor),
    isDifferenceReturned: overridden(rebookingRuleFields.isDifferenceReturned),
  })
  .superRefine(
    ({ kind, targetId }, context) => {
      if (kind === 'period' || targetId !== null) return;
      context.addIssue({ code: 'custom', path: ['targetId'], message: 'rebooking-target-required' });
    },
    onceGood('kind', 'targetId'),
  )
  .superRefine(
    ({ kind, name }, context) => {
      if (kind !== 'period' || name !== '') return;
      context.addIssue({ code: 'custom', path: ['name'], message: 'rebooking-name-required' });
    },
    onceGood('kind', 'name'),
  )
  .superRefine(
    ({ kind, from, until }, context) => {
      if (kind !== 'period') return;
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (from === null) refuse('from', 'date-invalid');
      if (until === null) refuse('until', 'date-invalid');
      if (from !== null && until !== null && until < from) refuse('until', 'end-before-start');
    },
    onceGood('kind', 'from', 'until'),
  )
  .superRefine(
    (input, context) => {
      if (rebookingRules.some((rule) => overridesOf(input)[rule] !== null)) return;
      context.addIssue({ code: 'custom', path: ['isAllowed'], message: 'rebooking-nothing-differs' });
    },
    onceGood(...rebookingRules),
  );
export type RebookingExceptionInput = z.output<typeof rebookingExceptionInput>;

/**
 * The rules that an exception names. One that allows no rebooking names no other; that rebooking is allowed is what holds
 * without exceptions.
 */
export function overridesOf(input: RuleOverrides): RuleOverrides {
  const isNone = input.isAllowed === false;
  const unless = <Value>(value: Value): Value | null => (isNone ? null : value);
  return {
    isAllowed: isNone ? false : null,
    earlierDays: unless(input.earlierDays),
    laterDays: unless(input.laterDays),
    latestHours: unless(input.latestHours),
    mostTimes: unless(input.mostTimes),
    feeMinor: unless(input.feeMinor),
    isDifferenceReturned: unless(input.isDifferenceReturned),
  };
}

/** What a checked exception is for. */
export function targetOf({ kind, targetId, from, until }: RebookingExceptionInput): RebookingTarget {
  if (kind === 'period') {
    if (from === null || until === null) throw new Error('a period has dates');
    return { kind, from, until };
  }
  if (targetId === null) throw new Error(`an exception of kind ${kind} has a target`);
  return { kind, id: targetId };
}
