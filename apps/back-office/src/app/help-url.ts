import { mountPath } from './mount-path.ts';

/** The query parameter that tells the guide for which page somebody asks. */
export const helpPageParameter = 'page';

/**
 * Where the help link leads: to the guide, which opens the chapter of the page that one is on, or to the help centre
 * of whoever runs Foyer. The chapters are the guide's own, so that no other page fetches their list.
 */
export function helpUrlOf(path: string, helpCentre: string | null): string {
  return helpCentre ?? `${mountPath('/help')}?${new URLSearchParams({ [helpPageParameter]: path })}`;
}
