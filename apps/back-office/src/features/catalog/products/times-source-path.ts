interface Source {
  id: string;
  kind: string;
  locationId: string;
}

/** The screen on which a product's times are set: of a timeslot group, or of its schedules at a location. */
export function timesSourcePath(productId: string, source?: Source): string {
  if (source?.kind === 'group') return `/timeslotgroup/${source.id}`;
  const search = new URLSearchParams({ view: 'product', product: productId });
  if (source) search.set('location', source.locationId);
  return `/availability-scheduler?${search}`;
}
