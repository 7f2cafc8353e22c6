import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import { paymentProviders } from '@foyer/domain/payments/payment-providers.ts';
import {
  type KeyField,
  type ProviderAccountInput,
  providerAccountInput,
  readProviderKeys,
} from '@foyer/domain/payments/provider-keys.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { ShownAccount } from './check-report.tsx';
import { ConnectPaymentProvider, PaymentAccounts, ReplacePaymentKeys } from './payment-providers.graphql.ts';
import styles from './payment-providers.module.css';
import { providerControlOf, providerInputOf, shownKeysOf } from './provider-form.ts';
import { providerNames } from './provider-words.ts';

interface ProviderKeysDialogProps {
  environment: PaymentEnvironment;
  /** Whose keys are replaced; without one a provider is connected. */
  account?: ShownAccount;
  locations: readonly { id: string; name: string }[];
  /** The address to which a provider has to send its notices. */
  noticeUrlOf: (provider: ShownAccount['provider']) => string;
  onClose: () => void;
}

/** The keys of an account; its fields start empty, because no key can be read back. */
export function ProviderKeysDialog({
  environment,
  account,
  locations,
  noticeUrlOf,
  onClose,
}: ProviderKeysDialogProps) {
  const { t, has } = useMessages();
  const connect = useGraphqlMutation(ConnectPaymentProvider, { refetch: [PaymentAccounts] });
  const replace = useGraphqlMutation(ReplacePaymentKeys, { refetch: [PaymentAccounts] });
  const form = useEditForm({
    values: {
      provider: account?.provider ?? paymentProviders[0],
      environment,
      locationId: account?.locationId ?? null,
      apiKey: '',
      merchantAccount: '',
      webhookSecret: '',
      livePrefix: '',
    },
    controlOf: providerControlOf,
    check: (values) => {
      const parsed = parseInput(providerAccountInput, providerInputOf(values));
      if (!parsed.ok) return parsed;
      const keys = readProviderKeys(parsed.value);
      return keys.ok ? parsed : keys;
    },
    save: (_values, input: ProviderAccountInput) =>
      account
        ? replace.mutateAsync({ id: account.id, input, version: account.version })
        : connect.mutateAsync({ input }),
  });
  const { provider } = form.fields.getValues();
  const name = providerNames[provider];
  const shown = shownKeysOf({ provider, environment });
  const keyOf = (field: KeyField) => {
    const hint: string = `settings.providers.hint.${provider}.${field}`;
    return {
      label: t(`settings.providers.key.${field}`),
      description: has(hint) ? t(hint) : undefined,
      autoComplete: 'off',
      ...form.fields.getInputProps(field),
    };
  };
  return (
    <FormDialog
      opened
      title={
        account
          ? t('settings.providers.replaceTitle', { name })
          : t('settings.providers.connectTitle', { environment: t(`settings.providers.${environment}`) })
      }
      submitLabel={t(account ? 'settings.providers.replace' : 'settings.providers.connect')}
      busy={form.saving}
      error={form.error}
      onSubmit={async () => {
        if (await form.submit()) onClose();
      }}
      onClose={onClose}
    >
      {!account && (
        <Select
          label={t('settings.providers.provider')}
          data={paymentProviders.map((one) => ({ value: one, label: providerNames[one] }))}
          allowDeselect={false}
          data-autofocus
          {...form.fields.getInputProps('provider')}
        />
      )}
      {!account && locations.length > 1 && (
        <Select
          label={t('settings.providers.location')}
          placeholder={t('settings.providers.everyLocation')}
          data={locations.map(({ id, name: label }) => ({ value: id, label }))}
          clearable
          {...form.fields.getInputProps('locationId')}
        />
      )}
      {shown.includes('apiKey') && <PasswordField {...keyOf('apiKey')} />}
      {shown.includes('merchantAccount') && <TextInput {...keyOf('merchantAccount')} />}
      {shown.includes('webhookSecret') && <PasswordField {...keyOf('webhookSecret')} />}
      {shown.includes('livePrefix') && <TextInput {...keyOf('livePrefix')} />}
      {provider !== 'mollie' && (
        <p className={styles.notice}>
          {t('settings.providers.noticeAddress', { name })} <code>{noticeUrlOf(provider)}</code>
        </p>
      )}
    </FormDialog>
  );
}
