import type { PeopleKind } from '@foyer/domain/reservations/people-kinds.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import type { GroupProductsQuery } from '../../generated/operations.ts';
import { EffectCard } from './effect-card.tsx';
import type { OwnPlaces, ReservationForm } from './reservation-form.ts';
import styles from './reservations.module.css';
import { useVisitWords } from './use-visit-words.ts';
import type { Visits } from './use-visits.ts';

interface ReservationFieldsProps {
  fields: UseFormReturnType<ReservationForm>;
  products: GroupProductsQuery['groupProducts'];
  visits: Visits;
  own: OwnPlaces | null;
  canEdit: boolean;
  /** The timeslot that was chosen. */
  onTimeslot: (id: string) => void;
  onStatus: (status: ReservationForm['status']) => void;
}

/** Where and when a group comes, how many, who speaks for it, and what it does to the timeslot. */
export function ReservationFields(props: ReservationFieldsProps) {
  const { fields, products, visits, own, canEdit, onTimeslot, onStatus } = props;
  const { t } = useMessages();
  const { optionOf } = useVisitWords(own);
  const { getInputProps } = fields;
  const { productId, date } = fields.getValues();
  const known = products.map(({ id, name }) => ({ value: id, label: name }));
  const options = visits.visits.map((visit) => ({ value: visit.id, label: optionOf(visit, visits.visits) }));
  const hasNone = productId !== '' && date !== null && !visits.isLoading && options.length === 0;
  const count = (kind: PeopleKind) => ({
    label: t(`reservations.column.${kind}`),
    readOnly: !canEdit,
    max: 9_999,
  });
  const leaveTimeslot = () => fields.setFieldValue('timeslotId', '');
  return (
    <>
      <Card title={t('reservations.card.visit')}>
        <Fields>
          <Fields row>
            <Select
              label={t('reservations.field.product')}
              placeholder={t('reservations.field.chooseProduct')}
              searchable
              allowDeselect={false}
              data={known}
              {...getInputProps('productId')}
              onChange={(id) => {
                fields.setFieldValue('productId', id ?? '');
                leaveTimeslot();
              }}
            />
            <DateField
              label={t('reservations.field.date')}
              past="warned"
              {...getInputProps('date')}
              readOnly={!canEdit}
              onChange={(chosen) => {
                fields.setFieldValue('date', chosen);
                leaveTimeslot();
              }}
            />
            <Select
              label={t('reservations.field.timeslot')}
              placeholder={t(
                hasNone ? 'reservations.field.noTimeslots' : 'reservations.field.chooseTimeslot',
              )}
              allowDeselect={false}
              disabled={options.length === 0}
              data={options}
              {...getInputProps('timeslotId')}
              onChange={(id) => onTimeslot(id ?? '')}
            />
          </Fields>
          <div className={styles.people}>
            <CountField {...count('adults')} {...getInputProps('adults')} />
            <CountField {...count('youth')} {...getInputProps('youth')} />
            <CountField {...count('children')} {...getInputProps('children')} />
            <CountField {...count('free')} {...getInputProps('free')} />
          </div>
        </Fields>
      </Card>
      <Card title={t('reservations.card.contact')}>
        <Fields>
          <Fields row>
            <TextInput label={t('reservations.field.groupName')} {...getInputProps('groupName')} />
            <TextInput label={t('reservations.field.contactName')} {...getInputProps('contactName')} />
          </Fields>
          <Fields row>
            <TextInput label={t('reservations.column.email')} type="email" {...getInputProps('email')} />
            <TextInput label={t('reservations.column.mobile')} type="tel" {...getInputProps('mobile')} />
          </Fields>
          <Textarea label={t('reservations.column.note')} autosize minRows={2} {...getInputProps('note')} />
        </Fields>
      </Card>
      <EffectCard fields={fields} visits={visits} canEdit={canEdit} onStatus={onStatus} />
    </>
  );
}
