import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CountField } from '../../../components/fields/count-field.tsx';
import styles from './change.module.css';
import type { ChangeChoice, TypeToChoose } from './change-choice.ts';
import type { ChangeableTicket } from './choose-tickets.tsx';

interface NumbersOfTypesProps {
  tickets: readonly ChangeableTicket[];
  types: readonly TypeToChoose[];
  numbers: ChangeChoice['numbers'];
  currency: string;
  /** Fewer tickets are cancelled ones. */
  mayCancel: boolean;
  onChange: (numbers: ChangeChoice['numbers']) => void;
}

/** How many of each type there are to be. */
export function NumbersOfTypes({
  tickets,
  types,
  numbers,
  currency,
  mayCancel,
  onChange,
}: NumbersOfTypesProps) {
  const { t, money } = useMessages();
  return (
    <fieldset className={styles.part}>
      <legend>{t('order-changes.choose.numbers')}</legend>
      {types.map(({ id, name, priceMinor }) => {
        const ofType = tickets.filter(({ ticketTypeId }) => ticketTypeId === id);
        const scanned = ofType.filter(({ isScanned }) => isScanned).length;
        const least = mayCancel ? scanned : ofType.length;
        const typed = numbers[id];
        const isBelow = typed != null && typed < least;
        return (
          <div key={id} className={styles.types}>
            <span>
              {name} <small className={styles.lead}>{money(priceMinor, currency)}</small>
            </span>
            <CountField
              aria-label={t('order-changes.choose.numberOf', { type: name })}
              min={least}
              value={typed === undefined ? ofType.length : typed}
              error={
                isBelow &&
                t(mayCancel ? 'order-changes.choose.fewerScanned' : 'order-changes.choose.fewerNeedsExtra')
              }
              onChange={(number) => onChange({ ...numbers, [id]: number })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
