import type { Problem } from '../app/use-act.ts';

/** What is wrong is the day that was chosen, and is said below the calendar. */
export const isOfDay = (problem: Problem): boolean =>
  problem.kind === 'refused' && problem.refusal.errors[0]?.field === 'date';
