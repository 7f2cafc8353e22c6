import type { ShownElsewhere } from './field-effects.ts';

/** Fields whose effect is not on a page as it is previewed, each with the test that shows it. */
export const shownElsewhere: Readonly<Record<string, ShownElsewhere>> = {};

/** Fields of steps whose product side comes with a later issue: they are configured now, and say so beside them. */
export const withoutEffectYet: Readonly<Record<string, string>> = {};
