import { describe, expect, test } from 'vitest';
import { dayPartOf, isChoosable, offerTimeslot } from './timeslot-choice.ts';

const slot = { id: 's', time: '14:00', endTime: null, state: 'available', left: null } as const;

describe('a timeslot offered to a party of four', () => {
  test.each([
    ['with room enough is open', slot, 0, 'open'],
    ['with six left says so', { ...slot, state: 'almost full', left: 6 }, 0, 'few left'],
    ['with four left fits exactly', { ...slot, state: 'almost full', left: 4 }, 0, 'few left'],
    ['with three left is too small', { ...slot, state: 'almost full', left: 3 }, 0, 'too small'],
    ['with three left and one of our own fits', { ...slot, state: 'almost full', left: 3 }, 1, 'few left'],
    ['where we hold the last four ourselves is open', { ...slot, state: 'full', left: 0 }, 4, 'open'],
    ['with nothing left but held places is full', { ...slot, state: 'full', left: 0 }, 0, 'full'],
    ['where everything is sold is sold out', { ...slot, state: 'sold out', left: 0 }, 0, 'sold out'],
    ['past the cut-off is closed, also to who holds it', { ...slot, state: 'closed' }, 4, 'closed'],
  ] as const)('%s', (_, timeslot, own, offer) => {
    expect(offerTimeslot(timeslot, 4, own)).toBe(offer);
  });

  test('only open and nearly full ones can be chosen', () => {
    expect(
      (['open', 'few left', 'too small', 'full', 'sold out', 'closed'] as const).filter(isChoosable),
    ).toEqual(['open', 'few left']);
  });

  test('noon is afternoon and six is evening', () => {
    expect(['11:59', '12:00', '17:59', '18:00'].map(dayPartOf)).toEqual([
      'morning',
      'afternoon',
      'afternoon',
      'evening',
    ]);
  });
});
