import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { GroupProductsQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CapacityNotice } from './capacity-notice.tsx';
import { DayCards } from './day-cards.tsx';
import { isDate } from './is-date.ts';
import { ReservationFields } from './reservation-fields.tsx';
import { emptyReservation, type ReservationForm } from './reservation-form.ts';
import { CreateReservation, GroupProducts, ReservationList, VisitsForGroup } from './reservations.graphql.ts';
import styles from './reservations.module.css';
import { useReservationForm } from './use-reservation-form.ts';
import type { Visits } from './use-visits.ts';

/** A new reservation; the address may choose product, date and timeslot: `?product=…&date=…&timeslot=…`. */
export default function AddReservationPage() {
  const { t, today } = useMessages();
  const asked = useAddressSearch({ product: text, date: text, timeslot: text });
  const query = useGraphqlQuery(GroupProducts, {});
  return (
    <QueryView query={query} failed={t('reservations.failed')}>
      {({ groupProducts }) => {
        const product = groupProducts.find(({ id }) => id === asked.product) ?? null;
        const only = groupProducts.length === 1 ? groupProducts[0] : undefined;
        const date = asked.date ?? null;
        const values: ReservationForm = {
          ...emptyReservation,
          productId: (product ?? only)?.id ?? '',
          date: isDate(date) ? date : today(),
          timeslotId: product && asked.timeslot ? asked.timeslot : '',
        };
        return <AddReservationForm values={values} products={groupProducts} />;
      }}
    </QueryView>
  );
}

interface AddReservationFormProps {
  values: ReservationForm;
  products: GroupProductsQuery['groupProducts'];
}

function AddReservationForm({ values, products }: AddReservationFormProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const canEdit = useCan('timeslotgroup', 'edit');
  const canExceed = useCan('timeslotgroup', 'extra');
  const [isDone, setDone] = useState(false);
  const create = useGraphqlMutation(CreateReservation, { refetch: [ReservationList, VisitsForGroup] });
  const { form, visits, chooseTimeslot, chooseStatus } = useReservationForm({
    values,
    own: null,
    proposesStatus: true,
    save: async (input) => {
      const { createReservation } = await create.mutateAsync({ input });
      const isOverbooked = createReservation.overBy > 0;
      notify.done(
        isOverbooked ? t('reservations.overbooked') : t('reservations.saved', { group: input.groupName }),
      );
      setDone(true);
    },
  });
  useGoOnceSaved(form, isDone ? '/reservations' : null);
  const isBarred = (visits.fit?.overBy ?? 0) > 0 && !canExceed;
  const label = useReserveLabel(visits);
  return (
    <EditPage
      title={t('reservations.add')}
      breadcrumbs={[{ label: t('reservations.title'), to: '/reservations' }]}
      actions={
        canEdit && (
          <>
            {isBarred && <span className={styles.barred}>{t('reservations.warning.noExtra')}</span>}
            <Button component={Link} to="/reservations" c="var(--text)">
              {t('reservations.cancelForm')}
            </Button>
            <Button
              variant="filled"
              disabled={isBarred}
              loading={form.saving}
              onClick={() => void form.submit()}
            >
              {label}
            </Button>
          </>
        )
      }
      form={form}
      canEdit={canEdit}
      withoutBar
      above={
        <>
          {form.error && form.changedCount > 0 && <Notice tone="danger">{form.error}</Notice>}
          <CapacityNotice visits={visits} />
        </>
      }
    >
      <Columns
        summary={
          <DayCards
            date={form.fields.getValues().date}
            visits={visits}
            own={null}
            canEdit={canEdit}
            onTimeslot={chooseTimeslot}
          />
        }
      >
        <ReservationFields
          fields={form.fields}
          products={products}
          visits={visits}
          own={null}
          canEdit={canEdit}
          onTimeslot={chooseTimeslot}
          onStatus={chooseStatus}
        />
      </Columns>
    </EditPage>
  );
}

/** 'Reserve 31 places, 3 over capacity'. */
function useReserveLabel({ fit, places, people }: Visits): string {
  const { t, number } = useMessages();
  if (people > 0 && places === 0) return t('reservations.reserveNone');
  if (fit && fit.overBy > 0)
    return t('reservations.reserveOver', { count: places, over: number(fit.overBy) });
  return t('reservations.reserve', { count: places });
}
