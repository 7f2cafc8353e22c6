import { channelTypes, codeTypes, paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { useIsEditable } from '../../components/edit-page/editable-if.tsx';
import styles from './client-fields.module.css';
import type { ClientFields } from './client-form.ts';

interface ClientSalesCardProps {
  form: ClientFields;
  /** It has sold in its currency. */
  currencyIsFixed?: boolean;
}

/** How it is paid, what a sale costs, and which kinds of sales page it has. */
export function ClientSalesCard({ form, currencyIsFixed = false }: ClientSalesCardProps) {
  const { t } = useMessages();
  const isEditable = useIsEditable();
  const { currency, paymentEnvironment } = form.getValues();
  const unchosen = { value: '', label: t('clients.choose') };
  return (
    <>
      <Card title={t('clients.card.financial')}>
        <Fields>
          <div className={styles.three}>
            <NativeSelect
              label={t('clients.field.paymentEnvironment')}
              data={[
                ...(paymentEnvironment === '' ? [unchosen] : []),
                ...paymentEnvironments.map((value) => ({
                  value,
                  label: t(`client-choice.environment.${value}`),
                })),
              ]}
              {...form.getInputProps('paymentEnvironment')}
            />
            <NativeSelect
              label={t('clients.field.currency')}
              description={currencyIsFixed ? t('clients.field.currencyFixed') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              disabled={!isEditable || currencyIsFixed}
              data={[
                ...(currency === '' ? [unchosen] : []),
                ...currencies.map((value) => ({ value, label: t(`client-choice.currency.${value}`) })),
              ]}
              {...form.getInputProps('currency')}
            />
            <NativeSelect
              label={t('clients.field.codeType')}
              data={codeTypes.map((value) => ({ value, label: t(`client-choice.codeType.${value}`) }))}
              {...form.getInputProps('codeType')}
            />
          </div>
        </Fields>
      </Card>
      <Card title={t('clients.card.channels')}>
        <Checkbox.Group
          label={t('clients.field.channelTypes')}
          description={t('clients.field.channelTypesHint')}
          {...form.getInputProps('channelTypes')}
        >
          <Group mt={8} gap={24}>
            {channelTypes.map((value) => (
              <Checkbox key={value} value={value} label={t(`clients.channelType.${value}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      </Card>
    </>
  );
}
