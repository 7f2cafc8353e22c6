import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconBackspace } from '@tabler/icons-react';
import styles from './tills.module.css';

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0'] as const;
const most = 10_000_000;

/** An amount typed in cents, as on a till: '6', '9', '5', '0' is 69.50. The physical keyboard types into its field. */
export function Keypad({
  amountMinor,
  onChange,
}: {
  amountMinor: number;
  onChange: (minor: number) => void;
}) {
  const { t } = useMessages();
  const press = (key: string) => {
    const next = Number(`${amountMinor}${key}`);
    if (next <= most) onChange(next);
  };
  return (
    <fieldset className={styles.keypad} aria-label={t('tills.keypad')}>
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => press(key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('tills.keypad.back')}
        onClick={() => onChange(Math.floor(amountMinor / 10))}
      >
        <IconBackspace size={22} stroke={1.6} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
