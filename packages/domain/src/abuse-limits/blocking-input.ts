import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { blockingKinds, ruleKey } from './blocking-rule.ts';

const mostRules = 500;
const mostLetters = 100;

export const blockingRuleInput = z
  .object({
    kind: z.enum(blockingKinds, 'blocking-kind-invalid'),
    text: z
      .string('blocking-text-required')
      .trim()
      .toLowerCase()
      .min(1, 'blocking-text-required')
      .max(mostLetters, 'setting-too-long')
      .refine((text) => !/\s/.test(text), 'blocking-text-spaces'),
  })
  .superRefine(
    ({ kind, text }, context) => {
      if (kind !== 'same-as' || /^[^@]+@[^@]+$/.test(text)) return;
      context.addIssue({ code: 'custom', path: ['text'], message: 'blocking-address-needed' });
    },
    onceGood('kind', 'text'),
  );

/** The subject `blocking` of the client settings. */
export const blockingSchema = z.object({
  rules: z
    .array(blockingRuleInput)
    .max(mostRules, 'blocking-rules-too-many')
    .superRefine(
      (rules, context) => {
        if (new Set(rules.map(ruleKey)).size === rules.length) return;
        context.addIssue({ code: 'custom', message: 'blocking-rule-twice' });
      },
      onceGood('*.kind', '*.text'),
    ),
});
export type BlockingSettings = z.output<typeof blockingSchema>;

/** What is no address at all is refused by the rules of its field too. */
export const blockingDefaults: BlockingSettings = { rules: [{ kind: 'does-not-contain', text: '@' }] };
