import { expect, test } from 'vitest';
import { salesPoints } from '../catalog/sales-points.ts';
import { noRates } from './platform-rates.ts';
import { chargesRates, costsOfSale, feesAtRates } from './sale-fees.ts';

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

const rates = {
  ...noRates,
  platformServiceOnlineMinor: 60,
  platformServiceOfflineMinor: 25,
  platformTransactionOnlineMinor: 99,
  platformTransactionOfflineMinor: 15,
};

test('a cost that is passed on without an amount of its own is the rate of the platform; 0 is an amount', () => {
  const own = { ...fees, serviceFeeOnlineMinor: null, transactionCostOnlineMinor: 0 };
  expect(feesAtRates(own, rates)).toEqual({
    ...fees,
    serviceFeeOnlineMinor: 60,
    transactionCostOnlineMinor: 0,
  });
  const none = {
    ...fees,
    serviceFeeOnlineMinor: null,
    serviceFeeOfflineMinor: null,
    transactionCostOnlineMinor: null,
    transactionCostOfflineMinor: null,
  };
  const paid = (point: 'website' | 'reception') => costsOfSale(feesAtRates(none, rates), point);
  expect(paid('website')).toMatchObject({ serviceMinor: 60, transactionMinor: 99 });
  expect(paid('reception')).toMatchObject({ serviceMinor: 25, transactionMinor: 15 });
});

test('rates are asked for only where visitors pay one', () => {
  const own = { ...fees, serviceFeeOfflineMinor: null };
  expect(chargesRates(fees)).toBe(false);
  expect(chargesRates(own)).toBe(true);
  expect(chargesRates({ ...own, passOnServiceCost: false })).toBe(false);
  expect(chargesRates({ ...fees, transactionCostOnlineMinor: null, passOnTransactionCost: false })).toBe(
    false,
  );
});
