import { describe, expect, it } from 'vitest';
import { newClientForm, readClientForm, readNewClientForm } from './client-form.ts';

const filledIn = {
  ...newClientForm('nl_NL', 'nl'),
  name: 'Getij Museum',
  subdomain: 'getij',
  postalCode: '1411 AB',
  paymentEnvironment: 'test' as const,
  currency: 'EUR' as const,
  username: 'ruben',
  accountEmail: 'ruben@getij.example',
};

describe('the form of a client', () => {
  it('turns fees as typed into cents; an empty one is none', async () => {
    const read = await readNewClientForm({
      ...filledIn,
      serviceFeeOnline: '€ 1,75',
      serviceFeeOffline: '',
      serviceFeeGroups: '0.5',
    });
    expect(read).toMatchObject({
      ok: true,
      value: { serviceFeeOnlineMinor: 175, serviceFeeOfflineMinor: 0, serviceFeeGroupsMinor: 50 },
    });
  });

  it('of a new client asks for the payment environment and the currency, which are not chosen yet', async () => {
    const { paymentEnvironment, currency } = newClientForm('nl_NL', 'nl');
    const read = await readNewClientForm({ ...filledIn, paymentEnvironment, currency });
    expect(read.ok ? [] : read.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['paymentEnvironment', 'payment-environment-invalid'],
      ['currency', 'currency-invalid'],
    ]);
  });

  it('names a bad fee at its field, beside the other faults', async () => {
    const read = await readClientForm({
      ...filledIn,
      postalCode: '1411',
      serviceFeeOnline: '1.755',
      serviceFeeGroups: '2000',
    });
    expect(read.ok ? [] : read.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['serviceFeeOnline', 'price-too-many-decimals'],
      ['serviceFeeGroups', 'fee-too-high'],
      ['postalCode', 'zip-code-invalid'],
    ]);
  });
});
