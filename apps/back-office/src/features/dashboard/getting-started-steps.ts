import type { DashboardQuery } from '../../generated/operations.ts';

export type GettingStarted = NonNullable<DashboardQuery['dashboard']['gettingStarted']>;

export interface Step {
  name: 'location' | 'product' | 'ticketTypes' | 'timeslots' | 'channel' | 'sale';
  isDone: boolean;
  /** Where it is done, and afterwards changed. */
  to: string;
  /** What was made. */
  made?: string | undefined;
}

/** The way to the first sale. A step is done when its data exists, in whatever order it was made. */
export function gettingStartedSteps(started: GettingStarted): Step[] {
  const { location, product, ticketGroupId, ticketTypeCount, timeslotGroup, channel } = started;
  const typesTab = product && `/products/edit/${product.id}?tab=ticket-types`;
  const addType = ticketGroupId && `/tickettype-toevoegen/${ticketGroupId}`;
  return [
    {
      name: 'location',
      isDone: Boolean(location),
      to: location ? `/new-settings/locations/edit-venue/${location.id}` : '/new-settings/locations',
      made: location?.name,
    },
    {
      name: 'product',
      isDone: Boolean(product),
      to: product ? `/products/edit/${product.id}` : '/products',
      made: product?.name,
    },
    {
      name: 'ticketTypes',
      isDone: ticketTypeCount > 0,
      to: (ticketTypeCount > 0 ? typesTab : addType) ?? '/products',
    },
    {
      name: 'timeslots',
      isDone: started.hasTimeslots,
      to: timeslotGroup ? `/timeslotgroup/${timeslotGroup.id}` : '/timeslotgroup',
      made: started.hasTimeslots ? timeslotGroup?.name : undefined,
    },
    {
      name: 'channel',
      isDone: started.isPublished,
      to: channel ? `/ticketstreet/edit/${channel.id}` : '/ticketstreet',
      made: started.isPublished ? channel?.name : undefined,
    },
    { name: 'sale', isDone: started.hasOrder && started.hasScan, to: '/ticketscannen' },
  ];
}
