import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput, type TextInputProps } from '@mantine/core';
import { minorsOf, type RateName } from '../../../components/rates/rates-form.ts';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ClientSettings } from '../settings.graphql.ts';

/** What visitors pay of a cost; empty = the platform's rate, which it shows where the account sees the rates. */
export function OwnFeeField({ rate, ...props }: TextInputProps & { rate: RateName }) {
  const { t, money } = useMessages();
  const currency = useClientFacts()?.currency;
  const { data } = useGraphqlQuery(ClientSettings, {});
  const rates = data?.clientSettings.find(({ subject }) => subject === 'platform-rates');
  const words =
    rates && currency
      ? t('settings.platformRate.amount', { amount: money(minorsOf(rates.inForce)[rate], currency) })
      : t('settings.platformRate');
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      placeholder={words}
      description={t('settings.platformRate.hint', { rate: words })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
