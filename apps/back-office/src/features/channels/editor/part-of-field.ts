import { type EditorStep, editorSteps, type FlowPart, factsOfPart, flowParts } from './flow-parts.ts';

/** Where a field of the form is: a step of the editor, and within Content a part of the flow. */
export type FieldPlace = Exclude<EditorStep, 'content'> | FlowPart;

const places: readonly (readonly [start: string, place: FieldPlace])[] = [
  ['salesFlow.style', 'look'],
  ['colours', 'look'],
  ['banner', 'look'],
  ['logo', 'look'],
  ['salesFlow.termsRequired', 'terms'],
  ['salesFlow.options.discountCodes', 'voucher'],
  ['salesFlow.options.vouchers', 'voucher'],
  ['salesFlow.options.giftCards', 'voucher'],
  ['salesFlow.options.wallet', 'thankYou'],
  ['salesFlow.options.calendarFile', 'thankYou'],
  ['salesFlow.details', 'details'],
  ['salesFlow.donation', 'donation'],
  ['salesFlow.products', 'products'],
  ['salesFlow.merchandise', 'merchandise'],
  ['salesFlow.upsell', 'upsell'],
  ['ticketGroupIds', 'tickets'],
  ['minTickets', 'tickets'],
  ['maxTickets', 'tickets'],
];

/** The place of a field by its path: `texts.dateHeading.nl` is on the step of the date; `texts`, the first of them, on the tickets'. */
export function placeOfField(path: string): FieldPlace {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'texts') {
    if (second === '') return 'tickets';
    return flowParts.find((part) => factsOfPart[part].texts.some((key) => key === second)) ?? 'settings';
  }
  if (first === 'salesFlow' && second === 'steps') {
    return flowParts.find((part) => part === third) ?? 'settings';
  }
  return places.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1] ?? 'settings';
}

export function stepOfPlace(place: FieldPlace): EditorStep {
  return editorSteps.find((step) => step === place) ?? 'content';
}

/** @param path of the editor. @returns the address where the place is shown. */
export function addressOfPlace(path: string, place: FieldPlace): string {
  const step = stepOfPlace(place);
  if (step === 'content') return `${path}?step=content&part=${place}`;
  return step === 'settings' ? path : `${path}?step=${step}`;
}

export const addressOfField = (path: string, field: string): string =>
  addressOfPlace(path, placeOfField(field));
