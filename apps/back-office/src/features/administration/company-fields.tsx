import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

/** A type, so that a form can index it. */
export type CompanyFormValues = {
  companyName: string;
  address: string;
  postalCode: string;
  town: string;
  vatNumber: string;
  kvkNumber: string;
  accountNumber: string;
  beneficiary: string;
};

export const emptyCompanyForm: CompanyFormValues = {
  companyName: '',
  address: '',
  postalCode: '',
  town: '',
  vatNumber: '',
  kvkNumber: '',
  accountNumber: '',
  beneficiary: '',
};

/** The rule that the server uses too. */
export async function checkCompanyForm(values: CompanyFormValues) {
  const { companyFormInput } = await import('@foyer/domain/settings/company-form-input.ts');
  return parseInput(companyFormInput, values);
}

/** The fields of the company form, in the back office and behind the secret link. */
export function CompanyFields({ fields }: { fields: UseFormReturnType<CompanyFormValues> }) {
  const { t } = useMessages();
  const field = (name: keyof CompanyFormValues) => ({
    label: t(`administration.field.${name}`),
    ...fields.getInputProps(name),
  });
  return (
    <Fields>
      <TextInput autoComplete="organization" {...field('companyName')} />
      <TextInput autoComplete="street-address" {...field('address')} />
      <Fields row>
        <TextInput autoComplete="postal-code" {...field('postalCode')} />
        <TextInput autoComplete="address-level2" {...field('town')} />
      </Fields>
      <Fields row>
        <TextInput autoComplete="off" {...field('vatNumber')} />
        <TextInput autoComplete="off" inputMode="numeric" {...field('kvkNumber')} />
      </Fields>
      <TextInput autoComplete="off" {...field('accountNumber')} />
      <TextInput autoComplete="off" {...field('beneficiary')} />
    </Fields>
  );
}
