import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import styles from '../payment-providers/payment-providers.module.css';
import type { ShownWallet } from './shown-wallet.ts';

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, error: IconExclamationCircle };

interface WalletReportProps {
  account: ShownWallet;
  name: string;
  timeZone: string;
}

/** What the last check found, a line each: what, why and the way out. */
export function WalletReport({ account: { checkedAt, checkLines }, name, timeZone }: WalletReportProps) {
  const { t, dateTime } = useMessages();
  const textOf = ({ code, params }: ShownWallet['checkLines'][number]) => {
    const known = params as Record<string, string>;
    return t(`wallets.line.${code}`, {
      ...known,
      ...(known.at ? { at: dateTime(known.at, timeZone).slice(0, 10) } : {}),
    });
  };
  return (
    <section className={styles.report} aria-label={t('wallets.checkTitle', { name })}>
      <div className={styles.reportHead}>
        <strong>{t('wallets.checked', { at: dateTime(checkedAt, timeZone) })}</strong>
      </div>
      <ul className={styles.lines}>
        {checkLines.map((line) => {
          const Icon = icons[line.level];
          return (
            <li key={line.code} data-level={line.level}>
              <Icon size={18} stroke={1.6} aria-label={t(`wallets.level.${line.level}`)} />
              <span>{textOf(line)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
