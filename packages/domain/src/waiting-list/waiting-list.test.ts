import { describe, expect, test } from 'vitest';
import { minutesOfOffer } from './offer-time.ts';
import { visitsToTry } from './visits-to-try.ts';
import { waitingListInput } from './waiting-list-input.ts';

const now = new Date('2030-06-15T10:00:00Z');
const at = (time: string) => new Date(`2030-06-15T${time}:00Z`);

describe('the time that places are kept', () => {
  test('is two hours, less where the visit begins sooner, and none where there is no time to buy any more', () => {
    expect(minutesOfOffer(at('18:00'), now)).toBe(120);
    expect(minutesOfOffer(null, now)).toBe(120);
    expect(minutesOfOffer(at('11:00'), now)).toBe(60);
    expect(minutesOfOffer(at('10:15'), now)).toBe(15);
    expect(minutesOfOffer(at('10:14'), now)).toBeNull();
    expect(minutesOfOffer(at('09:00'), now)).toBeNull();
  });
});

describe('the visits that are tried for whose turn it is', () => {
  const visits = [
    { timeslotId: 'begun', startsAt: at('09:30'), hasRoom: true },
    { timeslotId: 'full', startsAt: at('13:00'), hasRoom: false },
    { timeslotId: 'early', startsAt: at('14:00'), hasRoom: true },
    { timeslotId: 'late', startsAt: at('15:00'), hasRoom: true },
  ];

  test('any time of the day: each time with room for the whole party, the first one first', () => {
    const tried = visitsToTry({ timeslotId: null }, visits, now);
    expect(tried.map(({ timeslotId }) => timeslotId)).toEqual(['early', 'late']);
  });

  test('one time: that time and no other, and nothing while it is full', () => {
    expect(visitsToTry({ timeslotId: 'late' }, visits, now)).toEqual([{ timeslotId: 'late', minutes: 120 }]);
    expect(visitsToTry({ timeslotId: 'full' }, visits, now)).toEqual([]);
    expect(visitsToTry({ timeslotId: 'begun' }, visits, now)).toEqual([]);
  });
});

test('an address that is none is refused at its field', () => {
  const line = { ticketTypeId: '6f0e3a52-6d2b-4f7e-9c1e-0a4d0f6f1c11', quantity: 2 };
  const typed = { language: 'en', date: '2030-06-15', lines: [line], email: 'anna@' };
  const parsed = waitingListInput.safeParse(typed);
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['email', 'email-invalid'],
  ]);
});
