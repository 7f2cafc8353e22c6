import { readPrice } from '@foyer/domain/catalog/read-price.ts';
import type { ClientInput, NewClientInput } from '@foyer/domain/clients/client-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { EditClientQuery } from '../../generated/operations.ts';

export type EditedClient = EditClientQuery['managedClient'];

/** The fields of a client's page; fees are as typed. A type, so that a form can index it. */
export type ClientForm = {
  name: string;
  externalId: string;
  subdomain: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  phone: string;
  website: string;
  email: string;
  timeZone: string;
  paymentEnvironment: string;
  currency: string;
  codeType: string;
  serviceFeeOnline: string;
  serviceFeeOffline: string;
  serviceFeeGroups: string;
  crmId: string;
  crmLogicalAccount: string;
  channelTypes: string[];
};

/** A new client asks for its main account too. */
export type NewClientForm = ClientForm & { username: string; accountEmail: string; locale: string };

/** What the cards need of either form. */
export type ClientFields = Pick<UseFormReturnType<ClientForm>, 'getInputProps' | 'getValues'>;

const fees = ['serviceFeeOnline', 'serviceFeeOffline', 'serviceFeeGroups'] as const;

export function newClientForm(locale: string, intlLocale: string): NewClientForm {
  const noFee = writeFee(0, intlLocale);
  return {
    name: '',
    externalId: '',
    subdomain: '',
    address: '',
    postalCode: '',
    town: '',
    country: 'NL',
    phone: '',
    website: '',
    email: '',
    timeZone: 'Europe/Amsterdam',
    // Chosen on purpose: test sales count nowhere, and the currency is fixed by the first order.
    paymentEnvironment: '',
    currency: '',
    codeType: 'qr',
    serviceFeeOnline: noFee,
    serviceFeeOffline: noFee,
    serviceFeeGroups: noFee,
    crmId: '',
    crmLogicalAccount: '',
    channelTypes: ['ticketstreet', 'webshop'],
    username: '',
    accountEmail: '',
    locale,
  };
}

export function clientFormOf(client: EditedClient, intlLocale: string): ClientForm {
  const { serviceFeeOnlineMinor, serviceFeeOfflineMinor, serviceFeeGroupsMinor, ...facts } = client;
  const {
    id: _id,
    active: _active,
    createdAt: _since,
    disabledAt: _at,
    figures: _f,
    failedMessages: _m,
    health: _h,
    stays: _s,
    ...fields
  } = facts;
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
  if (!read.ok) refusals.push(...read.refusals.map((refusal) => ({ ...refusal, field: fieldOf(refusal) })));
  return refusals.length > 0 ? refused(...refusals) : read;
}

/** 'serviceFeeOnlineMinor' of the rule is 'serviceFeeOnline' of the form. */
function fieldOf({ field = 'main' }: Refusal): string {
  return field.replace(/Minor$/, '');
}

/** A fee as a field has it: '1.75', in Dutch '1,75'. */
function writeFee(minor: number, intlLocale: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(intlLocale, format).format(minor / 100);
}
