import './venues.graphql.ts';

export { type ClosedDayOfLocation, listClosedDays } from './closed-day.repository.ts';
export { createLocation } from './create-location.ts';
export { getLocation, listLocations, listLocationsWithHours } from './location.repository.ts';
export { TouchedDaysReview } from './opening.graphql.ts';
export { Location, OpeningHours, OpeningHoursInput } from './venues.graphql.ts';
