import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import type { PaymentAccountsQuery } from '../../../generated/operations.ts';
import styles from './payment-providers.module.css';
import { providerNames } from './provider-words.ts';

export type ShownAccount = PaymentAccountsQuery['paymentAccounts'][number];

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, error: IconExclamationCircle };

interface CheckReportProps {
  account: ShownAccount;
  timeZone: string;
  /** Where the provider has to send its notices. */
  noticeUrl: string;
}

/** What the last check found, a line each: what, why and the way out. */
export function CheckReport({ account, timeZone, noticeUrl }: CheckReportProps) {
  const { t, dateTime } = useMessages();
  const { provider, checkedAt, checkLines } = account;
  const bad = checkLines.filter(({ level }) => level !== 'good').length;
  const textOf = ({ code, params }: ShownAccount['checkLines'][number]) => {
    const known = params as Record<string, string>;
    const at = known.at ? { at: dateTime(known.at, timeZone) } : {};
    return t(`settings.providers.line.${code}`, {
      ...known,
      ...at,
      url: noticeUrl,
      provider: providerNames[provider],
    });
  };
  return (
    <section className={styles.report} aria-label={t('settings.providers.report')}>
      <div className={styles.reportHead}>
        <strong>
          {t('settings.providers.checked', {
            at: dateTime(checkedAt, timeZone),
            bad,
            all: checkLines.length,
          })}
        </strong>
        <small>{t('settings.providers.nothingCharged')}</small>
      </div>
      <ul className={styles.lines}>
        {checkLines.map((line) => {
          const Icon = icons[line.level];
          return (
            <li key={line.code} data-level={line.level}>
              <Icon size={18} stroke={1.6} aria-label={t(`settings.providers.level.${line.level}`)} />
              <span>{textOf(line)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
