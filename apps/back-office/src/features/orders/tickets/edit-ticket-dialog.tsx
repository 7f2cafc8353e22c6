import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import type { TicketFoundFragment } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from '../bulk/bulk.module.css';
import { EditUserTicket, EventsToChoose, TicketSearch } from './tickets.graphql.ts';

interface EditTicketDialogProps {
  ticket: TicketFoundFragment;
  onClose: () => void;
}

/** Event, date and time of a ticket; a refusal is at its field and what was typed stays. */
export function EditTicketDialog({ ticket, onClose }: EditTicketDialogProps) {
  const { t, money, intlLocale } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const seesEvents = useCan('tickets', 'access');
  const events = useGraphqlQuery(EventsToChoose, {}, { enabled: seesEvents });
  const edit = useGraphqlMutation(EditUserTicket, { refetch: [TicketSearch] });
  const [eventId, setEventId] = useState(ticket.eventId ?? '');
  const [ticketDate, setTicketDate] = useState(ticket.visitDate ?? '');
  const [ticketTime, setTicketTime] = useState(ticket.visitTime ?? '');
  const refusalAt = (field?: string) => {
    const found = field
      ? edit.error?.fields.find((one) => one.field.endsWith(field))
      : (edit.error?.main ??
        edit.error?.fields.find(({ field: of }) => !known.some((one) => of.endsWith(one))));
    return found && errorText({ ...found, code: found.errorKey });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = {
      ticketId: ticket.id,
      eventId: eventId && eventId !== ticket.eventId ? eventId : null,
      ticketDate,
      ticketTime: ticketTime || null,
    };
    edit.mutate(
      { input },
      {
        onSuccess: ({ editUserTicket: { isMade, dueMinor } }) => {
          notify.done(
            isMade
              ? t('tickets.edit.done')
              : t('tickets.edit.waits', { amount: money(dueMinor, ticket.currency) }),
          );
          onClose();
        },
      },
    );
  };
  const nameOf = ({ titleNl, titleEn }: { titleNl: string; titleEn: string }) =>
    intlLocale.startsWith('nl') ? titleNl : titleEn || titleNl;
  const fields = (choices: { value: string; label: string }[]) => (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      {refusalAt() && <Notice tone="danger">{refusalAt()}</Notice>}
      <NativeSelect
        label={t('tickets.edit.event')}
        value={eventId}
        onChange={({ currentTarget }) => setEventId(currentTarget.value)}
        error={refusalAt('eventId')}
        data={[{ value: '', label: t('tickets.edit.sameEvent') }, ...choices]}
      />
      <DateField
        past="warned"
        label={t('orders.visit.date')}
        value={ticketDate}
        onChange={(date) => setTicketDate(date ?? '')}
        error={refusalAt('ticketDate')}
      />
      <TimeField
        label={t('orders.visit.time')}
        value={ticketTime}
        onChange={setTicketTime}
        error={refusalAt('ticketTime')}
      />
      <div className={styles.dialogActs}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="filled" loading={edit.isPending}>
          {t('tickets.edit.save')}
        </Button>
      </div>
    </form>
  );
  return (
    <Dialog opened size={440} title={t('tickets.edit.title')} onClose={onClose}>
      {seesEvents ? (
        <QueryView query={events} failed={t('tickets.edit.eventsFailed')}>
          {({ plannedEvents }) =>
            fields(
              (plannedEvents.edges ?? []).flatMap((edge) =>
                edge?.node ? [{ value: edge.node.id, label: nameOf(edge.node) }] : [],
              ),
            )
          }
        </QueryView>
      ) : (
        fields([])
      )}
    </Dialog>
  );
}

const known = ['eventId', 'ticketDate', 'ticketTime'];
