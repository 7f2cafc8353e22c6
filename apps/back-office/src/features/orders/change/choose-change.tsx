import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Select } from '@mantine/core';
import type { Order } from '../order.ts';
import styles from './change.module.css';
import type { ChangeChoice, TypeToChoose } from './change-choice.ts';
import { type ChangeableTicket, ChooseTickets } from './choose-tickets.tsx';
import { ChooseVisit } from './choose-visit.tsx';
import { NumbersOfTypes } from './numbers-of-types.tsx';

interface ChooseChangeProps {
  order: Order;
  about: 'change-time' | 'rebook' | 'change-types';
  tickets: readonly ChangeableTicket[];
  types: readonly TypeToChoose[];
  chosen: readonly string[];
  choice: ChangeChoice;
  mayExtra: boolean;
  /** The rules refuse what is chosen. */
  canOverrule: boolean;
  onChange: (changes: Partial<ChangeChoice>) => void;
}

/** The first step: which tickets, to which visit, of which type, how many. */
export function ChooseChange(props: ChooseChangeProps) {
  const { order, about, tickets, types, chosen, choice, mayExtra, canOverrule, onChange } = props;
  const { t } = useMessages();
  const isAboutTypes = about === 'change-types';
  const typesFor = (ticket: ChangeableTicket) =>
    types
      .filter(({ ticketGroupId }) => ticketGroupId === ticket.ticketGroupId)
      .map(({ id, name }) => ({ value: id, label: name }));
  const numbers = (
    <NumbersOfTypes
      tickets={tickets}
      types={types}
      numbers={choice.numbers}
      currency={order.currency}
      mayCancel={mayExtra}
      onChange={(next) => onChange({ numbers: next })}
    />
  );
  return (
    <>
      {isAboutTypes && numbers}
      <ChooseTickets
        legend={t('order-changes.choose.tickets')}
        tickets={tickets}
        chosen={chosen}
        currency={order.currency}
        mayScanned={mayExtra}
        onChange={(ticketIds) => onChange({ ticketIds })}
        end={(ticket) => (
          <Select
            aria-label={t('order-changes.choose.typeOf', { ticket: ticket.number.slice(-4) })}
            className={styles.type}
            data={typesFor(ticket)}
            disabled={ticket.isScanned && !mayExtra}
            value={choice.types[ticket.id] ?? ticket.ticketTypeId}
            onChange={(type) => type !== null && onChange({ types: { ...choice.types, [ticket.id]: type } })}
          />
        )}
      />
      {chosen.length > 0 && (
        <ChooseVisit
          order={order}
          ticketIds={chosen}
          tickets={tickets}
          visit={choice.visit}
          isOtherDay={about === 'rebook'}
          onChange={(visit) => onChange({ visit, isAgainstRules: false })}
        />
      )}
      {canOverrule && mayExtra && (
        <Checkbox
          label={t('order-changes.choose.againstRules')}
          description={t('order-changes.choose.againstRulesHint')}
          checked={choice.isAgainstRules}
          onChange={({ currentTarget }) => onChange({ isAgainstRules: currentTarget.checked })}
        />
      )}
      {!isAboutTypes && numbers}
    </>
  );
}
