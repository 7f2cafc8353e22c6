import { controlNames } from '../../components/edit-page/place-refusals.ts';

/** The table of coins and notes has no place for a refusal: it is shown in words. */
export const closeTillControlOf = controlNames({
  counts: 'main',
  'counts.*.valueMinor': 'main',
  'counts.*.count': 'main',
});
