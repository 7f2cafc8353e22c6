import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { RatesFields } from '../../components/rates/rates-fields.tsx';
import { onAnotherDay, type RatesForm } from '../../components/rates/rates-form.ts';
import { RatesTable } from '../../components/rates/rates-table.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { ClientFields, EditedClient } from './client-form.ts';
import { EditClient, WithdrawClientRates } from './clients.graphql.ts';

interface ClientRatesCardProps {
  form: ClientFields;
  /** Left out of a new one, which begins with what is typed. */
  edited?: { client: EditedClient; onChange: (changes: Partial<RatesForm>) => void };
}

/** What the platform charges the client (insight-and-settings, decisions 1 and 17). */
export function ClientRatesCard({ form, edited }: ClientRatesCardProps) {
  const client = edited?.client;
  const { t, intlLocale } = useMessages();
  const canEdit = useCan('clients', 'edit');
  const attempt = useRefusalNotice();
  const withdraw = useGraphqlMutation(WithdrawClientRates, { refetch: [EditClient] });
  const { currency, ...typed } = form.getValues();
  const decimalSign = decimalSignOf(intlLocale);
  return (
    <Card title={t('client-choice.rate.title')}>
      <Fields>
        {client && (
          <RatesTable
            rates={client.rates}
            currency={client.currency}
            timeZone={client.timeZone}
            busy={withdraw.isPending}
            {...(canEdit && {
              onWithdraw: (ratesId) =>
                void attempt(() => withdraw.mutateAsync({ id: client.id, ratesId, version: client.version })),
            })}
          />
        )}
        <RatesFields
          getInputProps={(name) => form.getInputProps(name)}
          sign={currency === '' ? '' : t(`clients.sign.${currency}`)}
          day={
            edited && {
              value: typed.fromDay,
              timeZone: edited.client.timeZone,
              onChange: (day) => edited.onChange(onAnotherDay(typed, day, { ...edited.client, decimalSign })),
            }
          }
        />
      </Fields>
    </Card>
  );
}
