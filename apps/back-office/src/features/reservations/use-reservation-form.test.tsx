// @vitest-environment happy-dom
import { patience } from '@foyer/testkit/patience.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { hookInUse } from '../../components/hook-in-use.tsx';
import { emptyReservation, fitIn, type VisitForGroup } from './reservation-form.ts';
import { useReservationForm } from './use-reservation-form.ts';

const date = '2030-06-15';
const visit = (id: string, status: VisitForGroup['status']): VisitForGroup => ({
  ...{ id, status, time: '10:00', state: 'open', capacity: 20, wantedCapacity: 20 },
  ...{ heldCount: 0, soldCount: 0, locationName: 'Garden', isShut: false },
});
const day = [visit('ten', 'no'), visit('eleven', 'yes')];

/** The form of a new reservation for a timeslot that the address names, before its day is known. */
async function reserve(timeslotId: string) {
  const queries = new QueryClient({
    defaultOptions: { queries: { refetchOnMount: false, gcTime: Infinity } },
  });
  const queryKey = ['VisitsForGroup', { productId: 'tours', date }];
  queries.setQueryData(queryKey, { visitsForGroup: [] });
  const values = { ...emptyReservation, productId: 'tours', date, timeslotId };
  const form = await hookInUse(
    () => useReservationForm({ values, own: null, proposesStatus: true, save: async () => {} }),
    null,
    (inner) => <QueryClientProvider client={queries}>{inner}</QueryClientProvider>,
  );
  return {
    ...form,
    status: () => form.now().form.fields.getValues().status,
    knowDay: async () => {
      queries.setQueryData(queryKey, { visitsForGroup: day });
      await vi.waitFor(async () => {
        await form.act(() => new Promise((resolve) => setTimeout(resolve)));
        expect(form.now().visits.visits).toEqual(day);
      }, patience);
    },
  };
}

it('a reservation for the timeslot of the address gets the status of that timeslot, and nothing counts as changed', async () => {
  const form = await reserve('ten');
  expect(form.status()).toBe('yes');
  await form.knowDay();
  expect(form.status()).toBe('no');
  expect(form.now().form.changedCount).toBe(0);
  await form.act(() => form.now().chooseStatus('yes'));
  await form.knowDay();
  expect(form.status()).toBe('yes');
  await form.leave();
});

it('a status that was chosen before the timeslot was known stays', async () => {
  const form = await reserve('eleven');
  await form.act(() => form.now().chooseStatus('no'));
  await form.knowDay();
  expect(form.status()).toBe('no');
  await form.leave();
});

it('a timeslot that is chosen by hand proposes its own status, not that of the address', async () => {
  const form = await reserve('');
  await form.knowDay();
  expect(form.status()).toBe('yes');
  await form.act(() => form.now().chooseTimeslot('ten'));
  expect(form.status()).toBe('no');
  await form.leave();
});

it('a group is warned of a full timeslot where it needs more places than it has, not where it becomes smaller', () => {
  const full = { ...visit('ten', 'yes'), capacity: 25, soldCount: 25 };
  const own = { reservationId: 'school', timeslotId: 'ten', places: 15, overBy: 0 };
  expect([16, 15, 12].map((places) => fitIn(full, places, own).overBy)).toEqual([6, 0, 0]);
  // One that is over the limit itself sees that it is.
  const over = { ...visit('ten', 'yes'), capacity: 28, wantedCapacity: 20, soldCount: 28 };
  const group = { reservationId: 'group', timeslotId: 'ten', places: 28, overBy: 8 };
  expect(fitIn(over, 28, group).overBy).toBe(8);
});
