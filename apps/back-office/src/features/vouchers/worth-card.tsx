import { dearerDays } from '@foyer/domain/vouchers/voucher.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Radio, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { CountField } from '../../components/fields/count-field.tsx';
import type { BatchForm } from './batch-form.ts';
import { useBatchWords } from './use-batch-words.ts';
import styles from './vouchers.module.css';

/** A ticket type that a voucher can be worth. */
export interface TypeOfVoucher {
  id: string;
  name: string;
  group: string;
  priceMinor: number;
}

interface WorthCardProps {
  fields: UseFormReturnType<BatchForm>;
  types: readonly TypeOfVoucher[];
}

/** The tickets that one voucher is worth, and what a dearer day costs. */
export function WorthCard({ fields, types }: WorthCardProps) {
  const { t } = useMessages();
  const words = useBatchWords();
  const { getInputProps, errors } = fields;
  const { worth } = fields.getValues();
  const left = types.filter(({ id }) => !worth.some(({ ticketTypeId }) => ticketTypeId === id));
  return (
    <Card title={t('vouchers.card.worth')}>
      <Fields>
        {worth.map(({ ticketTypeId }, index) => {
          const type = types.find(({ id }) => id === ticketTypeId);
          return (
            <div key={ticketTypeId} className={styles.worth}>
              <span>
                <strong>{type?.name}</strong>
                <span className={styles.quiet}>{type?.group}</span>
              </span>
              <CountField
                aria-label={t('vouchers.perVoucher', { name: type?.name ?? '' })}
                min={1}
                max={100}
                {...getInputProps(`worth.${index}.quantity`)}
                error={errors[`worth.${index}.quantity`] ?? errors[`worth.${index}.ticketTypeId`]}
              />
              <ActionIcon
                variant="subtle"
                aria-label={t('vouchers.removeType', { name: type?.name ?? '' })}
                onClick={() => fields.removeListItem('worth', index)}
              >
                <IconX size={15} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </div>
          );
        })}
        <Select
          label={t('vouchers.addType')}
          placeholder={t('vouchers.addTypeHint')}
          searchable
          data={left.map(({ id, name, group }) => ({ value: id, label: `${name}, ${group}` }))}
          value={null}
          error={errors.worth}
          onChange={(id) =>
            id && fields.setFieldValue('worth', [...worth, { ticketTypeId: id, quantity: 1 }])
          }
        />
        <p className={styles.value}>{t('vouchers.value', { amount: words.amount(worthOf(worth, types)) })}</p>
        <Radio.Group label={t('vouchers.field.dearerDay')} {...getInputProps('dearerDay')}>
          <Stack gap="xs" mt={6}>
            {dearerDays.map((value) => (
              <Radio key={value} value={value} label={t(`vouchers.dearerDay.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Fields>
    </Card>
  );
}

/** What one voucher is worth on an ordinary day. */
export const worthOf = (worth: BatchForm['worth'], types: readonly TypeOfVoucher[]): number =>
  worth.reduce((sum, { ticketTypeId, quantity }) => {
    const type = types.find(({ id }) => id === ticketTypeId);
    return sum + (type?.priceMinor ?? 0) * (Number.isInteger(quantity) ? (quantity ?? 0) : 0);
  }, 0);
