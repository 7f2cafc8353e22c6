import { describe, expect, it } from 'vitest';
import { newClientForm, readClientForm, readNewClientForm } from './client-form.ts';

const filledIn = {
  ...newClientForm('nl_NL', ','),
  name: 'Getij Museum',
  subdomain: 'getij',
  postalCode: '1411 AB',
  paymentEnvironment: 'test' as const,
  currency: 'EUR' as const,
  username: 'ruben',
  accountEmail: 'ruben@getij.example',
};

const first = {
  platformServiceOnlineMinor: 50,
  platformServiceOfflineMinor: 20,
  platformServiceGroupsMinor: 40,
  platformTransactionOnlineMinor: 25,
  platformTransactionOfflineMinor: 10,
};

const edited = {
  timeZone: 'Europe/Amsterdam',
  rates: {
    inForce: first,
    toCome: [
      {
        id: 'a',
        value: { ...first, platformServiceOnlineMinor: 60 },
        effectiveAt: '2031-06-30T22:00:00.000Z',
        madeByName: 'admin',
      },
    ],
  },
};

describe('the form of a client', () => {
  it('turns rates as typed into cents; an empty one is none', async () => {
    const read = await readNewClientForm({
      ...filledIn,
      platformServiceOnline: '€ 1,75',
      platformServiceOffline: '',
      platformTransactionOnline: '0.5',
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        input: { name: 'Getij Museum' },
        mainAccount: { username: 'ruben', email: 'ruben@getij.example', locale: 'nl_NL' },
        rates: {
          platformServiceOnlineMinor: 175,
          platformServiceOfflineMinor: 0,
          platformTransactionOnlineMinor: 50,
        },
      },
    });
    expect(read.ok && Object.keys(read.value.input)).not.toContain('platformServiceOnlineMinor');
  });

  it('of a new client asks for the payment environment and the currency, which are not chosen yet', async () => {
    const { paymentEnvironment, currency } = newClientForm('nl_NL', ',');
    const read = await readNewClientForm({ ...filledIn, paymentEnvironment, currency });
    expect(read.ok ? [] : read.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['paymentEnvironment', 'payment-environment-invalid'],
      ['currency', 'currency-invalid'],
    ]);
  });

  it('names a bad rate and a bad day at their fields, beside the other faults', async () => {
    const read = await readClientForm(
      {
        ...filledIn,
        postalCode: '1411',
        platformServiceOnline: '1.755',
        platformServiceGroups: '2000',
        fromDay: '2020-01-01',
      },
      edited,
    );
    expect(read.ok ? [] : read.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['platformServiceOnline', 'price-too-many-decimals'],
      ['platformServiceGroups', 'fee-too-high'],
      ['fromDay', 'day-before-tomorrow'],
      ['postalCode', 'zip-code-invalid'],
    ]);
    const early = await readClientForm({ ...filledIn, fromDay: '2020-01-01' }, edited);
    expect(early.ok ? [] : early.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['fromDay', 'day-before-tomorrow'],
    ]);
  });

  it('sends rates only where they differ from those of their day', async () => {
    const rates = {
      platformServiceOnline: '0,60',
      platformServiceOffline: '0,20',
      platformServiceGroups: '0,40',
      platformTransactionOnline: '0,25',
      platformTransactionOffline: '0,10',
    };
    const sent = async (fromDay: string) => {
      const read = await readClientForm({ ...filledIn, ...rates, fromDay }, edited);
      return read.ok && read.value.rates;
    };
    expect(await sent('2031-07-01'), 'they begin then anyway').toBeNull();
    expect(await sent('2031-06-30')).toMatchObject({ fromDay: '2031-06-30', platformServiceOnlineMinor: 60 });
  });
});
