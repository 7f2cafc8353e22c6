import type { CornerStyle, SalesFlow } from './sales-flow.ts';

/** By how much the corners of the design are rounded: none, as drawn, or twice as much. */
export const cornerScale: Readonly<Record<CornerStyle, number>> = { square: 0, soft: 1, round: 2 };

/** Of a page without a channel; that of a new channel (`sales-flow.test`). */
export const defaultChannelStyle: SalesFlow['style'] = {
  template: 'template-a',
  corners: 'soft',
  timeslots: 'day-parts',
  stepButtons: 'stretch',
  languageSelector: true,
};
