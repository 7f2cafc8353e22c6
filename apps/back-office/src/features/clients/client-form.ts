import { readPrice } from '@foyer/domain/catalog/read-price.ts';
import type { ClientInput, NewClientInput } from '@foyer/domain/clients/client-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { UseFormReturnType } from '@mantine/form';
import { emptyManagedClient, ManagedClientFields } from '../../generated/managed-client-fields.ts';
import type { EditClientQuery, ManagedClientFieldsFragment } from '../../generated/operations.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedClient = EditClientQuery['managedClient'];

const fees = ['serviceFeeOnline', 'serviceFeeOffline', 'serviceFeeGroups'] as const;

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  serviceFeeOnline: string;
  serviceFeeOffline: string;
  serviceFeeGroups: string;
  /** '' = not chosen yet. */
  paymentEnvironment: ClientInput['paymentEnvironment'] | '';
  currency: ClientInput['currency'] | '';
};

/** The fields of a client's page: those of its input, but for what is typed in another way. */
export type ClientForm = Omit<ManagedClientFieldsFragment, keyof Typed | `${(typeof fees)[number]}Minor`> &
  Typed;

/** A new client asks for its main account too. */
export type NewClientForm = ClientForm & { username: string; accountEmail: string; locale: string };

/** What the cards need of either form. */
export type ClientFields = Pick<UseFormReturnType<ClientForm>, 'getInputProps' | 'getValues'>;

export function newClientForm(locale: string, intlLocale: string): NewClientForm {
  const { serviceFeeOnlineMinor, serviceFeeOfflineMinor, serviceFeeGroupsMinor, ...empty } =
    emptyManagedClient;
  return {
    ...empty,
    name: '',
    subdomain: '',
    postalCode: '',
    // Chosen on purpose: test sales count nowhere, and the currency is fixed by the first order.
    paymentEnvironment: '',
    currency: '',
    serviceFeeOnline: writeFee(serviceFeeOnlineMinor, intlLocale),
    serviceFeeOffline: writeFee(serviceFeeOfflineMinor, intlLocale),
    serviceFeeGroups: writeFee(serviceFeeGroupsMinor, intlLocale),
    username: '',
    accountEmail: '',
    locale,
  };
}

export function clientFormOf(client: EditedClient, intlLocale: string): ClientForm {
  const kept = pickFragment(ManagedClientFields, client);
  const { serviceFeeOnlineMinor, serviceFeeOfflineMinor, serviceFeeGroupsMinor, ...fields } = kept;
  return {
    ...fields,
    serviceFeeOnline: writeFee(serviceFeeOnlineMinor, intlLocale),
    serviceFeeOffline: writeFee(serviceFeeOfflineMinor, intlLocale),
    serviceFeeGroups: writeFee(serviceFeeGroupsMinor, intlLocale),
  };
}

/** What the form says, as the server takes it; refusals carry the form's own field names. */
export async function readClientForm(form: ClientForm): Promise<Result<ClientInput>> {
  const { clientInput } = await import('@foyer/domain/clients/client-input.ts');
  return withFees(form, (input) => parseInput(clientInput, input));
}

export async function readNewClientForm(form: NewClientForm): Promise<Result<NewClientInput>> {
  const { newClientInput } = await import('@foyer/domain/clients/client-input.ts');
  return withFees(form, (input) => parseInput(newClientInput, input));
}

function withFees<Input>(form: ClientForm, check: (input: object) => Result<Input>): Result<Input> {
  const minors: Record<string, number> = {};
  const refusals: Refusal[] = [];
  for (const name of fees) {
    const fee = form[name].trim() === '' ? { ok: true as const, value: 0 } : readPrice(form[name]);
    if (fee.ok) minors[`${name}Minor`] = fee.value;
    else refusals.push(...fee.refusals.map((refusal) => ({ ...refusal, field: name })));
  }
  const read = check({ ...form, ...minors });
  if (!read.ok)
    refusals.push(
      ...read.refusals.map((refusal) => ({ ...refusal, field: clientControlOf(refusal.field ?? 'main') })),
    );
  return refusals.length > 0 ? refused(...refusals) : read;
}

/** 'serviceFeeOnlineMinor' of the rule is 'serviceFeeOnline' of the form. */
export function clientControlOf(field: string): string {
  return field.replace(/Minor$/, '');
}

/** A fee as a field has it: '1.75', in Dutch '1,75'. */
function writeFee(minor: number, intlLocale: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(intlLocale, format).format(minor / 100);
}
