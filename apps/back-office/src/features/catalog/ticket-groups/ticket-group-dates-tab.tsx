import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { OpenDaysCard } from '../products/open-days-card.tsx';
import { limitScopeOf } from '../ticket-types/limit-scope.ts';
import { useKindChoices } from '../ticket-types/use-kind-choices.ts';
import type { TicketGroupForm } from './ticket-group-form.ts';

interface TicketGroupDatesTabProps {
  fields: UseFormReturnType<TicketGroupForm>;
  availabilityType: string;
  canEdit: boolean;
}

/** Of what kind a ticket group is, when it is sold, and how many of its tickets. */
export function TicketGroupDatesTab({ fields, availabilityType, canEdit }: TicketGroupDatesTabProps) {
  const { t } = useMessages();
  const { kind } = fields.getValues();
  const kinds = useKindChoices(availabilityType, kind);
  return (
    <>
      <Card title={t('catalog.group.title')}>
        <Fields>
          <Fields row>
            <TextInput label={t('catalog.group.name')} {...fields.getInputProps('name')} />
            <Select
              label={t('catalog.group.kind')}
              description={t(`catalog.kindHint.${availabilityType}`)}
              data={kinds}
              allowDeselect={false}
              {...fields.getInputProps('kind')}
            />
          </Fields>
          {(kind === 'fixed date' || kind === 'period') && (
            <Fields row>
              <DateField
                label={t(kind === 'period' ? 'catalog.group.validFrom' : 'catalog.group.fixedDate')}
                past={kind === 'period' ? 'allowed' : 'warned'}
                {...fields.getInputProps('validFrom')}
              />
              {kind === 'period' && (
                <DateField
                  past="warned"
                  label={t('catalog.group.validUntil')}
                  {...fields.getInputProps('validUntil')}
                />
              )}
            </Fields>
          )}
          <Fields row>
            <DateField
              label={t('catalog.group.availableFrom')}
              past="allowed"
              description={t('catalog.group.openHint')}
              clearable
              {...fields.getInputProps('availableFrom')}
            />
            <DateField
              label={t('catalog.group.availableUntil')}
              past="warned"
              description={t('catalog.group.openHint')}
              clearable
              {...fields.getInputProps('availableUntil')}
            />
          </Fields>
        </Fields>
      </Card>
      <Card title={t('catalog.group.saleRules')}>
        <Fields>
          <Fields row>
            <CountField
              label={t('catalog.group.ticketLimit')}
              description={t(`catalog.group.ticketLimitHint.${limitScopeOf(kind)}`)}
              {...fields.getInputProps('ticketLimit')}
            />
            <CountField
              label={t('catalog.group.pageMaximum')}
              description={t('catalog.group.zeroUnlimited')}
              {...fields.getInputProps('pageMaximum')}
            />
          </Fields>
          <Fields row>
            <CountField
              label={t('catalog.group.lookahead')}
              description={t('catalog.group.lookaheadHint')}
              {...fields.getInputProps('lookaheadDays')}
            />
            <CountField
              label={t('catalog.group.cutOff')}
              description={t('catalog.group.cutOffHint')}
              {...fields.getInputProps('cutOffMinutes')}
            />
          </Fields>
          <Checkbox
            label={t('catalog.group.childNeedsAdult')}
            {...fields.getInputProps('childNeedsAdult', { type: 'checkbox' })}
          />
        </Fields>
      </Card>
      {kind !== 'continuous' && kind !== 'fixed date' && <OpenDaysCard fields={fields} canEdit={canEdit} />}
    </>
  );
}
