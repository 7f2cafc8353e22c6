import type { ClientInput } from '@foyer/domain/clients/client-input.ts';
import type { RatesFromDayInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { UseFormReturnType } from '@mantine/form';
import {
  changesRates,
  minorsOf,
  type RatesForm,
  rateNames,
  ratesFormOf,
  readTypedRates,
  typedRates,
} from '../../components/rates/rates-form.ts';
import { emptyManagedClient, ManagedClientFields } from '../../generated/managed-client-fields.ts';
import type { EditClientQuery, ManagedClientFieldsFragment } from '../../generated/operations.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedClient = EditClientQuery['managedClient'];

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  /** '' = not chosen yet. */
  paymentEnvironment: ClientInput['paymentEnvironment'] | '';
  currency: ClientInput['currency'] | '';
};

/** The fields of a client's page: those of its input, but for what is typed in another way, and its rates. */
export type ClientForm = Omit<ManagedClientFieldsFragment, keyof Typed> & Typed & RatesForm;

/** A new client asks for its main account too. */
export type NewClientForm = ClientForm & { username: string; accountEmail: string; locale: string };

/** What the cards need of either form. */
export type ClientFields = Pick<UseFormReturnType<ClientForm>, 'getInputProps' | 'getValues'>;

export function newClientForm(locale: string, decimalSign: '.' | ','): NewClientForm {
  return {
    ...emptyManagedClient,
    name: '',
    subdomain: '',
    postalCode: '',
    // Chosen on purpose: test sales count nowhere, and the currency is fixed by the first order.
    paymentEnvironment: '',
    currency: '',
    ...typedRates(minorsOf({}), decimalSign),
    // It begins with its rates.
    fromDay: null,
    username: '',
    accountEmail: '',
    locale,
  };
}

export function clientFormOf(client: EditedClient, decimalSign: '.' | ','): ClientForm {
  const kept = pickFragment(ManagedClientFields, client);
  return { ...kept, ...ratesFormOf(client.rates, client.timeZone, decimalSign) };
}

/** What the form says, as the server takes it; refusals carry the form's own field names. Rates that did not change are null. */
export async function readClientForm(
  form: ClientForm,
  { rates: charged, timeZone }: Pick<EditedClient, 'rates' | 'timeZone'>,
) {
  const [{ clientInput }, { checkRates }] = await Promise.all([
    import('@foyer/domain/clients/client-input.ts'),
    import('../../components/rates/check-rates.ts'),
  ]);
  const input = parseInput(clientInput, form);
  const rates: Result<RatesFromDayInput | null> = changesRates(form, charged, timeZone)
    ? checkRates(form, timeZone)
    : ok(null);
  return both(rates, input, (value, read) => ({ input: read, rates: value }));
}

export async function readNewClientForm(form: NewClientForm) {
  const { newClientInput } = await import('@foyer/domain/clients/client-input.ts');
  const { minors, refusals } = readTypedRates(form);
  const typed = refusals.length > 0 ? refused(...refusals) : ok(minors);
  const input = parseInput(newClientInput, { ...form, ...minors });
  return both(typed, input, (rates, { username, accountEmail: email, locale, ...rest }) => {
    const own = Object.entries(rest).filter(([name]) => !rateNames.some((rate) => name === `${rate}Minor`));
    const client = Object.fromEntries(own) as ClientInput;
    return { input: client, mainAccount: { username, email, locale }, rates };
  });
}

/** Both as one, or what is wrong with either. */
function both<One, Other, Joined>(
  one: Result<One>,
  other: Result<Other>,
  join: (one: One, other: Other) => Joined,
): Result<Joined> {
  if (one.ok && other.ok) return ok(join(one.value, other.value));
  const refusals = [one, other].flatMap((read) => (read.ok ? [] : read.refusals));
  return refused(...refusals.map((one) => ({ ...one, field: clientControlOf(one.field ?? 'main') })));
}

/** 'platformServiceOnlineMinor' of the rule is 'platformServiceOnline' of the form. */
export function clientControlOf(field: string): string {
  return field.replace(/Minor$/, '');
}
