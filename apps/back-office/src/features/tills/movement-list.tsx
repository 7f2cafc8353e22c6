import type { TillMovementKind, TillMovementReason } from '@foyer/domain/tills/till-entry.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './till-pages.module.css';

interface Movement {
  at: string;
  kind: TillMovementKind;
  reason: TillMovementReason;
  note: string;
  byName: string;
  amountMinor: number;
}

/** Cash that was put in or taken out, the oldest first. */
export function MovementList({ movements, currency }: { movements: readonly Movement[]; currency: string }) {
  const { t, dateTime, money } = useMessages();
  return (
    <ul className={styles.movements}>
      {movements.map(({ at, kind, reason, note, byName, amountMinor }) => (
        <li key={`${at} ${amountMinor}`}>
          <time dateTime={at}>{dateTime(at).slice(-5)}</time>
          <span>{[t(`tills.reason.${kind}.${reason}`), note].filter(Boolean).join(': ')}</span>
          <span>{byName}</span>
          <strong>{money(amountMinor, currency)}</strong>
        </li>
      ))}
    </ul>
  );
}
