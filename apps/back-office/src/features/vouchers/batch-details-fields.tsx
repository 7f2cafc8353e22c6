import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Group, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { DateField } from '../../components/fields/date-field.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { BatchDetails } from './batch-form.ts';
import { VoucherPartners } from './vouchers.graphql.ts';

interface PartProps {
  /** Of the form that has these fields. */
  getInputProps: UseFormReturnType<BatchDetails>['getInputProps'];
  canEdit: boolean;
}

/** Who a batch is for. @param quantity of a new one: how many vouchers. */
export function BatchCard({ getInputProps, canEdit, quantity }: PartProps & { quantity?: ReactNode }) {
  const { t } = useMessages();
  const partners = useGraphqlQuery(VoucherPartners, {}, { enabled: canEdit }).data?.voucherPartners ?? [];
  return (
    <Card title={t('vouchers.card.batch')}>
      <Fields>
        <Fields row>
          <TextInput label={t('vouchers.field.name')} maxLength={100} {...getInputProps('name')} />
          <Select
            label={t('vouchers.field.partner')}
            description={t('vouchers.field.partnerHint')}
            placeholder={t('vouchers.noPartner')}
            clearable
            searchable
            data={partners.map(({ id, username }) => ({ value: id, label: username }))}
            {...getInputProps('partnerId')}
          />
        </Fields>
        <Fields row>
          {quantity}
          <TextInput label={t('vouchers.field.reference')} maxLength={100} {...getInputProps('reference')} />
        </Fields>
      </Fields>
    </Card>
  );
}

/** When and where its vouchers can be used. */
export function VoucherUseCard({ getInputProps, canEdit }: PartProps) {
  const { t } = useMessages();
  return (
    <Card title={t('vouchers.card.validity')}>
      <Fields>
        <Fields row>
          <DateField
            label={t('vouchers.field.validFrom')}
            past="allowed"
            {...getInputProps('validFrom')}
            readOnly={!canEdit}
          />
          <DateField
            label={t('vouchers.field.validUntil')}
            description={t('vouchers.field.untilHint')}
            past="warned"
            {...getInputProps('validUntil')}
            readOnly={!canEdit}
          />
        </Fields>
        <Group gap="lg">
          <Checkbox
            label={t('vouchers.field.onSalesPage')}
            disabled={!canEdit}
            {...getInputProps('onSalesPage', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('vouchers.field.atGate')}
            disabled={!canEdit}
            {...getInputProps('atGate', { type: 'checkbox' })}
          />
        </Group>
      </Fields>
    </Card>
  );
}
