import { useMatches } from '@tanstack/react-router';

/** A `$` parameter of the route: `useRouteParam('venueId')`. Empty where the route has none of that name. */
export function useRouteParam(name: string): string {
  return useMatches({ select: (matches): string => matches.at(-1)?.params[name] ?? '' });
}
