import { accountLocales } from '@foyer/domain/identity/account-locales.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import { rightsWithinType } from '@foyer/domain/identity/type-ceiling.ts';
import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIsEditable } from '../../components/edit-page/editable-if.tsx';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import { type AccountFormFields, byModule, offeredTypes, startRightsOf } from './account-form.ts';
import { wordKey } from './account-words.ts';
import { LoginLocations } from './login-locations.tsx';
import { countDifferences } from './right-rows.ts';

interface AccountCardProps {
  form: AccountFormFields;
  isMain: boolean;
  choices: AccountChoicesQuery;
}

/** The account itself. A new type asks whether its start table is taken; it names how many rights change. */
export function AccountCard({ form, isMain, choices }: AccountCardProps) {
  const { t } = useMessages();
  const isEditable = useIsEditable();
  const [asked, setAsked] = useState<AccountType | null>(null);
  const { rights } = form.getValues();
  const differences = asked ? countDifferences(rights, startRightsOf(choices, asked)) : 0;
  const lowered = (type: AccountType) =>
    rights.length === 0 ? 0 : countDifferences(rights, rightsWithinType(type, rights));
  const chooseType = (type: AccountType) => {
    form.setFieldValue('accountType', type);
    if (countDifferences(rights, startRightsOf(choices, type)) > 0) setAsked(type);
  };
  const type = form.getInputProps('accountType');
  const types = offeredTypes(choices);
  const [onlyType] = types.length === 1 ? types : [];
  const typeHint = onlyType ? 'adminType' : isMain ? 'mainType' : 'typeHint';
  return (
    <Card title={t('accounts.card.account')}>
      <Fields>
        <Fields row>
          <TextInput
            label={t('accounts.field.username')}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('username')}
          />
          <TextInput
            label={t('accounts.field.email')}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
        </Fields>
        <Fields row>
          <NativeSelect
            label={t('accounts.column.type')}
            description={t(`accounts.field.${typeHint}`)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={!isEditable || isMain || onlyType !== undefined}
            error={type.error}
            value={type.value}
            onChange={(event) => {
              const chosen = types.find((one) => one === event.currentTarget.value);
              if (chosen) chooseType(chosen);
            }}
            data={types.map((value) => ({ value, label: t(`accounts.type.${wordKey(value)}`) }))}
          />
          <NativeSelect
            label={t('accounts.field.language')}
            data={accountLocales.map((value) => ({ value, label: t(`its_own_locale_${value}`) }))}
            {...form.getInputProps('locale')}
          />
        </Fields>
        <LoginLocations form={form} choices={choices} />
      </Fields>
      <ConfirmDialog
        opened={asked !== null}
        title={t('accounts.typeQuestion.title', {
          type: t(`accounts.type.${wordKey(asked ?? 'reception')}`),
        })}
        confirmLabel={t('accounts.typeQuestion.take')}
        cancelLabel={t('accounts.typeQuestion.keep')}
        onConfirm={() => {
          if (asked) form.setFieldValue('rights', startRightsOf(choices, asked));
          setAsked(null);
        }}
        onCancel={() => {
          // What the new type cannot have does not stay.
          if (asked) form.setFieldValue('rights', byModule(rightsWithinType(asked, rights)));
          setAsked(null);
        }}
      >
        {t('accounts.typeQuestion.text', { count: differences })}{' '}
        {asked && lowered(asked) > 0 && t('accounts.typeQuestion.lowered', { count: lowered(asked) })}
      </ConfirmDialog>
    </Card>
  );
}
