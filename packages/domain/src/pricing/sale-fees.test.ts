import { expect, test } from 'vitest';
import { salesPoints } from '../catalog/sales-points.ts';
import { costsOfSale } from './sale-fees.ts';

const fees = {
  serviceFeeOnlineMinor: 50,
  serviceFeeOfflineMinor: 20,
  transactionCostOnlineMinor: 125,
  transactionCostOfflineMinor: 30,
  passOnServiceCost: true,
  passOnTransactionCost: true,
  serviceOnFreeTickets: false,
};

test('a sales page, a kiosk and a partner charge the online fees, a desk the offline ones', () => {
  const isOnline = (point: (typeof salesPoints)[number]) => costsOfSale(fees, point).serviceMinor === 50;
  expect(salesPoints.filter(isOnline)).toEqual(['website', 'kiosk', 'mobile', 'api', 'reserve with google']);
  expect(costsOfSale(fees, 'reception')).toEqual({
    serviceMinor: 20,
    isServiceOnFree: false,
    transactionMinor: 30,
    donationMinor: 0,
  });
});

test('a cost that the museum does not pass on is not charged', () => {
  const charged = (change: Partial<typeof fees>) => {
    const { serviceMinor, transactionMinor } = costsOfSale({ ...fees, ...change }, 'website');
    return [serviceMinor, transactionMinor];
  };
  expect(charged({ passOnServiceCost: false })).toEqual([0, 125]);
  expect(charged({ passOnTransactionCost: false })).toEqual([50, 0]);
});
