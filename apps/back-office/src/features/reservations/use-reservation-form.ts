import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { useEffect, useRef } from 'react';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { GroupReservationInput } from '../../generated/operations.ts';
import { type OwnPlaces, type ReservationForm, reservationInputOf } from './reservation-form.ts';
import { useVisits } from './use-visits.ts';

interface ReservationFormOptions {
  values: ReservationForm;
  own: OwnPlaces | null;
  version?: number;
  /** The timeslot proposes the status until one is chosen; of a reservation that is there it does not. */
  proposesStatus: boolean;
  save: (input: GroupReservationInput, version: number) => Promise<unknown>;
}

/** The form of a reservation, checked by the rule of the server, with the day that it is about. */
export function useReservationForm({
  values,
  own,
  version = 0,
  proposesStatus,
  save,
}: ReservationFormOptions) {
  const statusChosen = useRef(!proposesStatus);
  // What the page shows as the excess when it is saved: the server goes no further.
  const exceedsBy = useRef(0);
  const form = useEditForm({
    values,
    version,
    check: async (typed) => {
      const { groupReservationInput } = await import('@foyer/domain/reservations/group-reservation-input.ts');
      return parseInput(groupReservationInput, reservationInputOf(typed, exceedsBy.current));
    },
    save: (typed, _checked, seen) => save(reservationInputOf(typed, exceedsBy.current), seen),
  });
  const { fields } = form;
  const visits = useVisits(fields.getValues(), own);
  exceedsBy.current = visits.fit?.overBy ?? 0;
  // The timeslot that the address chose proposes its status as soon as it is known: the form starts from that.
  const preselected = useRef(proposesStatus ? values.timeslotId : '');
  const proposedAtStart = visits.chosen?.id === preselected.current ? visits.chosen.status : undefined;
  useEffect(() => {
    if (!proposedAtStart || preselected.current === '') return;
    preselected.current = '';
    if (statusChosen.current) return;
    fields.setInitialValues({ ...fields.getInitialValues(), status: proposedAtStart });
    fields.setFieldValue('status', proposedAtStart);
  }, [proposedAtStart, fields.setInitialValues, fields.getInitialValues, fields.setFieldValue]);
  const chooseTimeslot = (id: string) => {
    preselected.current = '';
    fields.setFieldValue('timeslotId', id);
    fields.clearFieldError('timeslotId');
    const proposed = visits.visits.find((visit) => visit.id === id)?.status;
    if (proposed && !statusChosen.current) fields.setFieldValue('status', proposed);
  };
  const chooseStatus = (status: ReservationForm['status']) => {
    statusChosen.current = true;
    fields.setFieldValue('status', status);
  };
  return { form, visits, chooseTimeslot, chooseStatus };
}
