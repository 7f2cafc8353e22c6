/** Of whom a group is made up. */
export const peopleKinds = ['adults', 'youth', 'children', 'free'] as const;
export type PeopleKind = (typeof peopleKinds)[number];
export type GroupPeople = Record<PeopleKind, number>;

/** The kinds that a group has, each with how many. */
export const kindsOf = (people: GroupPeople): { kind: PeopleKind; count: number }[] =>
  peopleKinds.map((kind) => ({ kind, count: people[kind] })).filter(({ count }) => count > 0);

/** Each person of the group takes a place. */
export const countPeople = (people: GroupPeople): number =>
  peopleKinds.reduce((sum, kind) => sum + people[kind], 0);
