interface TimedGroup {
  needsTimeslot: boolean;
  calendarIds: readonly string[];
  ticketTypes: readonly { id: string }[];
}

/**
 * The chosen groups that come for the visit, and those whose tickets have a time of their own beside it: groups of which
 * only upsells are chosen, and whose calendar the visit does not share (a tour at 14:00 beside an entry at 10:00). Where
 * only upsells are chosen, the first of them is the visit.
 */
export function splitByTime<Group extends TimedGroup>(
  groups: readonly Group[],
  chosenTypeIds: readonly string[],
  upsellTypeIds: readonly string[],
): { together: Group[]; apart: Group[] } {
  const isExtra = ({ ticketTypes }: Group) =>
    ticketTypes.every(({ id }) => !chosenTypeIds.includes(id) || upsellTypeIds.includes(id));
  const timed = groups.filter(({ needsTimeslot }) => needsTimeslot);
  const visit = timed.find((group) => !isExtra(group)) ?? timed[0];
  const isApart = (group: Group) =>
    group.needsTimeslot &&
    isExtra(group) &&
    !visit?.calendarIds.some((calendar) => group.calendarIds.includes(calendar));
  return {
    together: groups.filter((group) => !isApart(group)),
    apart: groups.filter(isApart),
  };
}
