import { onDemand } from '@foyer/ui/states/on-demand.tsx';

/** Few visits miss a right, and the shell brings what every visit needs. */
export const NoRightPage = onDemand(async () => (await import('./no-right-page.tsx')).MissingRightPage);
