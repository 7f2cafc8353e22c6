import type { KeptLease } from './kept-lease.ts';

const type = (id: string, priceMinor: number) => {
  const nothing = { statusLabel: null, maxPerOrder: null, leftCount: null, pluCode: null };
  return { id, name: id, itemKind: 'admission' as const, priceMinor, ...nothing };
};
const group = { imageUrl: null, needsDate: true, state: 'available' as const, left: null };
const timeslot = (id: string, time: string) => {
  return { id, time, capacity: 50, state: 'available' as const, left: 40, isPast: false };
};
/** A lease of 4 places at 14:00 and of any number at 14:30, for tests. */
export const exampleLease: KeptLease = {
  id: 'lease',
  version: 1,
  endsAt: '2026-11-20T13:30:00Z',
  clockAheadMs: 0,
  readAtTime: '13:18',
  receiptPrefix: 'T2-',
  nextReceiptNumber: 415,
  places: [
    { timeslotId: 'slot-1400', places: 4 },
    { timeslotId: 'slot-1430', places: null },
  ],
  types: [
    { ticketTypeId: 'adult', visitDate: '2026-11-20', vatBasisPoints: 900 },
    { ticketTypeId: 'day', visitDate: null, vatBasisPoints: 900 },
  ],
  codes: [
    ...Array.from({ length: 9 }, (_, index) => ({
      number: `${index}`,
      code: `C${index}`,
      visitDate: '2026-11-20',
    })),
    { number: '90', code: 'D0', visitDate: null },
  ],
  costs: { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 0 },
  company: { name: '', address: '', postalCode: '', town: '', vatNumber: '' },
  offer: {
    date: '2026-11-20',
    today: '2026-11-20',
    mayUsePlu: true,
    maySellOffline: true,
    upsellTypeIds: [],
    assortments: [],
    groups: [
      {
        ...{ ...group, id: 'salt', title: 'Salt & Light', needsTimeslot: true },
        timeslots: [
          timeslot('slot-1330', '13:30'),
          timeslot('slot-1400', '14:00'),
          timeslot('slot-1430', '14:30'),
        ],
        ticketTypes: [type('adult', 1750), type('pass', 4500)],
      },
      {
        ...group,
        id: 'open',
        title: 'Collection',
        needsTimeslot: false,
        timeslots: [],
        ticketTypes: [type('day', 1000)],
      },
      {
        ...group,
        id: 'year',
        title: 'Annual pass',
        needsTimeslot: false,
        timeslots: [],
        ticketTypes: [type('pass', 4500)],
      },
    ],
  },
};
