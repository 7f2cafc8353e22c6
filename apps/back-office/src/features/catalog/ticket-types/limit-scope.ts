/** Over what a limit of a ticket type or group is counted, after the kind of the group (product.md, section 4). */
export function limitScopeOf(groupKind: string): 'timeslot' | 'day' | 'all' {
  if (groupKind === 'day plus time') return 'timeslot';
  return groupKind === 'specific day' || groupKind === 'fixed date' ? 'day' : 'all';
}
