import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCan } from '../../components/use-can.ts';
import styles from './visitor-data.module.css';
import type { VisitorData } from './visitor-data.ts';

/** Who the visitor is, by the orders. */
export function PersonCard({ data }: { data: VisitorData }) {
  const { t, date, intlLocale } = useMessages();
  const language =
    data.language && new Intl.DisplayNames([intlLocale], { type: 'language' }).of(data.language);
  const visit =
    data.nextVisitDate && [date(data.nextVisitDate), data.nextVisitTime].filter(Boolean).join(' ');
  const all = (texts: readonly string[]) => texts.slice(0, 5).join(', ');
  return (
    <Card title={t('visitor-data.person')}>
      <Facts
        facts={[
          { label: t('visitor-data.value.name'), value: all(data.names) || '–' },
          { label: t('visitor-data.value.email'), value: all(data.emails) || '–' },
          { label: t('visitor-data.value.phone'), value: all(data.phones) || '–' },
          { label: t('visitor-data.value.language'), value: language || '–' },
          { label: t('visitor-data.nextVisit'), value: visit || '–' },
        ]}
      />
    </Card>
  );
}

/** What was done with look-ups of this visitor. */
export function LookUpHistoryCard({ data }: { data: VisitorData }) {
  const { t, dateTime } = useMessages();
  const seesLog = useCan('audit-log', 'access');
  return (
    <Card title={t('visitor-data.history.title')}>
      {data.history.map(({ kind, at, by }) => (
        <p key={`${kind} ${at}`} className={styles.past}>
          {t(`visitor-data.history.${kind}`)}
          <small>{[by, dateTime(at)].join(', ')}</small>
        </p>
      ))}
      {seesLog && (
        <p className={styles.past}>
          <Link to={`/audit-log?entity=person&entityId=${data.id}`}>{t('visitor-data.history.log')}</Link>
        </p>
      )}
    </Card>
  );
}
