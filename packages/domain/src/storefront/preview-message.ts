import type { SalesPage } from './sales-page.ts';

/** What can be shown beside an editor: steps, the pages with texts, and the page after payment. */
export const previewSteps = [
  'tickets',
  'date',
  'details',
  'donation',
  'donation',
  'payment',
  'thank-you',
  'program',
  'information',
  'groups',
  'school',
  'terms',
] as const;
export type PreviewStep = (typeof previewSteps)[number];

/** Where the frame beside an editor is. */
export const previewPath = '/shop/ui/preview';

/** From the frame to the page around it: it can show something now. */
export const previewReady = 'foyer-preview-ready';

/** From the editor's page to the frame: what to show. Both only listen to their own origin. */
export interface PreviewMessage {
  kind: 'foyer-preview';
  page: SalesPage;
  step: PreviewStep;
}
