/** Of whom a group is made up. */
export const peopleKinds = ['adults', 'youth', 'children', 'free'] as const;
export type PeopleKind = (typeof peopleKinds)[number];
export type GroupPeople = Record<PeopleKind, number>;

/** Each person of the group takes a place. */
export const countPeople = (people: GroupPeople): number =>
  peopleKinds.reduce((sum, kind) => sum + people[kind], 0);
