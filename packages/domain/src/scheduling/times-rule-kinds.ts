/** What gives a calendar its times: a period of a timeslot group, or a product schedule and what it leaves out. */
export const timesRuleKinds = ['period', 'schedule', 'block'] as const;

export type TimesRuleKind = (typeof timesRuleKinds)[number];
