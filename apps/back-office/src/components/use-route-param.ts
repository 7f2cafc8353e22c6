import { useParams } from '@tanstack/react-router';

/** A `$` parameter of the route: `useRouteParam('venueId')`. Empty where the route has none of that name. */
export function useRouteParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? '';
}
