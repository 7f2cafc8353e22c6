import { useLocation } from '@tanstack/react-router';
import { useRouteParam } from '../use-route-param.ts';

/**
 * The token of a mailed link. It is in the fragment, which no browser sends and no log has; links of the specification
 * and older mails have it in the path. Empty where there is none.
 */
export function useLinkToken(): string {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const inPath = useRouteParam('token');
  return fragment || inPath;
}
