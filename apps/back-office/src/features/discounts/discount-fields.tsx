import { discountedTickets, discountKinds } from '@foyer/domain/discounts/discount.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Group, MultiSelect, Radio, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { TicketsToDiscountQuery } from '../../generated/operations.ts';
import type { DiscountForm } from './discount-form.ts';
import { groupsToDiscount } from './groups-to-discount.ts';
import { VisitDates } from './visit-dates.tsx';

interface DiscountFieldsProps {
  fields: UseFormReturnType<DiscountForm>;
  choices: TicketsToDiscountQuery;
  canEdit: boolean;
  /** A new discount is given its first code. */
  isNew?: boolean;
}

/** What a discount is called and when it is valid, what it takes off, and its rules (specification, section 3). */
export function DiscountFields({ fields, choices, canEdit, isNew = false }: DiscountFieldsProps) {
  const { t } = useMessages();
  const { getInputProps } = fields;
  const { kind } = fields.getValues();
  return (
    <>
      <Card title={t('discounts.card.code')}>
        <Fields>
          <Fields row>
            <TextInput label={t('discounts.field.title')} maxLength={100} {...getInputProps('title')} />
            {isNew && (
              <TextInput
                label={t('discounts.field.code')}
                description={t('discounts.field.codeHint')}
                autoCapitalize="characters"
                {...getInputProps('code')}
              />
            )}
          </Fields>
          <Fields row>
            <DateField
              label={t('discounts.field.validFrom')}
              description={t('discounts.field.validHint')}
              past="allowed"
              {...getInputProps('validFrom')}
              readOnly={!canEdit}
            />
            <DateField
              label={t('discounts.field.validUntil')}
              description={t('discounts.field.untilHint')}
              past="warned"
              {...getInputProps('validUntil')}
              readOnly={!canEdit}
            />
          </Fields>
        </Fields>
      </Card>
      <Card title={t('discounts.card.discount')}>
        <Fields>
          <Fields row>
            <Select
              label={t('discounts.field.kind')}
              allowDeselect={false}
              data={discountKinds.map((value) => ({ value, label: t(`discounts.kind.${value}`) }))}
              {...getInputProps('kind')}
            />
            <ValueField fields={fields} kind={kind} />
          </Fields>
          <Radio.Group label={t('discounts.field.tickets')} {...getInputProps('discountedTickets')}>
            <Group gap="lg">
              {discountedTickets.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`discounts.tickets.${value}`)}
                  disabled={!canEdit}
                />
              ))}
            </Group>
          </Radio.Group>
        </Fields>
      </Card>
      <Rules fields={fields} choices={choices} canEdit={canEdit} />
    </>
  );
}

function ValueField({ fields, kind }: Pick<DiscountFieldsProps, 'fields'> & Pick<DiscountForm, 'kind'>) {
  const { t } = useMessages();
  const currency = useClientFacts()?.currency;
  return kind === 'percentage' ? (
    <TextInput
      key="percentage"
      label={t('discounts.kind.percentage')}
      inputMode="decimal"
      rightSection="%"
      {...fields.getInputProps('percentage')}
    />
  ) : (
    <TextInput
      key="amount"
      label={t('discounts.field.amount')}
      description={currency}
      inputMode="decimal"
      {...fields.getInputProps('amount')}
    />
  );
}

function Rules({ fields, choices, canEdit }: Omit<DiscountFieldsProps, 'isNew'>) {
  const { t } = useMessages();
  const { getInputProps } = fields;
  const language = useStaffLanguage();
  const groups = groupsToDiscount(choices);
  const count = (field: 'mostUses' | 'minTickets' | 'maxTickets' | 'mostDiscounted') => ({
    label: t(`discounts.field.${field}`),
    description: t(`discounts.field.${field}Hint`),
    min: 1,
    readOnly: !canEdit,
  });
  return (
    <Card title={t('discounts.card.rules')}>
      <Fields>
        <Fields row>
          <CountField {...count('mostUses')} {...getInputProps('mostUses')} />
          <CountField {...count('minTickets')} {...getInputProps('minTickets')} />
          <CountField {...count('maxTickets')} {...getInputProps('maxTickets')} />
          <CountField {...count('mostDiscounted')} {...getInputProps('mostDiscounted')} />
        </Fields>
        <MultiSelect
          label={t('discounts.field.ticketGroups')}
          description={t('discounts.field.ticketsHint')}
          searchable
          data={groups.map(({ id, label }) => ({ value: id, label }))}
          {...getInputProps('ticketGroupIds')}
        />
        <MultiSelect
          label={t('discounts.field.ticketTypes')}
          searchable
          data={groups.map((group) => ({
            group: group.label,
            items: group.ticketTypes.map((type) => ({
              value: type.id,
              label: ticketTypeName(type, language),
            })),
          }))}
          {...getInputProps('ticketTypeIds')}
        />
        <Group gap="lg">
          <Checkbox
            label={t('discounts.field.withDynamicPrices')}
            disabled={!canEdit}
            {...getInputProps('withDynamicPrices', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('discounts.field.withGiftTickets')}
            disabled={!canEdit}
            {...getInputProps('withGiftTickets', { type: 'checkbox' })}
          />
        </Group>
        <VisitDates fields={fields} canEdit={canEdit} />
      </Fields>
    </Card>
  );
}
