import { mountPath } from './mount-path.ts';

/** The query parameter that names the page on which the guide was opened. */
export const helpPageParameter = 'page';

/**
 * Where the help link leads: to the guide, at the chapter of the current page, or to the operator's help centre. The
 * chapters belong to the guide, so that no other page loads their list.
 */
export function helpUrlOf(path: string, helpCentre: string | null): string {
  return helpCentre ?? `${mountPath('/help')}?${new URLSearchParams({ [helpPageParameter]: path })}`;
}
