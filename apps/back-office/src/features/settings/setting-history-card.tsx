import { changedFields } from '@foyer/domain/settings/setting-difference.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { useCan } from '../../components/use-can.ts';
import { recordOf, type VersionOfScreen } from './setting-forms.ts';
import styles from './setting-history-card.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface SettingHistoryCardProps {
  subject: SettingSubject;
  /** Where the page has the history of another subject too. */
  isSecond?: boolean;
  history: readonly VersionOfScreen[];
  comingIds: readonly string[];
  timeZone: string;
}

/** Everything that was ever saved of this subject, withdrawn values too; the last one first. */
export function SettingHistoryCard({
  subject,
  isSecond = false,
  history,
  comingIds,
  timeZone,
}: SettingHistoryCardProps) {
  const { t, dateTime } = useMessages();
  const { subjectName, fieldName, inWords } = useSettingWords();
  const mayAudit = useCan('audit-log', 'access');
  const title = isSecond ? `${t('ui.history')}: ${subjectName(subject)}` : t('ui.history');
  const table = t('settings.history.table');
  // A table that scrolls is a region of its own: its name differs from that of the card.
  const tableName = isSecond ? `${table}: ${subjectName(subject)}` : table;
  return (
    <Card
      title={title}
      flush
      actions={mayAudit && <Link to="/audit-log?entity=client-setting">{t('ui.openAuditLog')}</Link>}
    >
      {history.length === 0 ? (
        <p className={styles.none}>{t('settings.history.none')}</p>
      ) : (
        <ScrollRegion label={tableName}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('settings.history.when')}</th>
                <th scope="col">{t('settings.history.who')}</th>
                <th scope="col">{t('settings.history.setting')}</th>
                <th scope="col">{t('settings.history.before')}</th>
                <th scope="col">{t('settings.history.after')}</th>
                <th scope="col">{t('settings.history.inForce')}</th>
              </tr>
            </thead>
            <tbody>
              {history.flatMap((version) => {
                const before = recordOf(version.valueBefore);
                const after = recordOf(version.value);
                return changedFields(after, before).map((field) => (
                  <tr key={`${version.id} ${field}`}>
                    <td>{dateTime(version.madeAt, timeZone)}</td>
                    <td>{version.madeByName}</td>
                    <td>{fieldName(field)}</td>
                    <td>{inWords(subject, field, before[field])}</td>
                    <td className={styles.after}>{inWords(subject, field, after[field])}</td>
                    <td>
                      {version.withdrawnAt ? (
                        <StatusTag tone="neutral" mark="ring">
                          {t('settings.history.withdrawn')}
                        </StatusTag>
                      ) : comingIds.includes(version.id) ? (
                        <StatusTag tone="info" mark="ring">
                          {dateTime(version.effectiveAt, timeZone)}
                        </StatusTag>
                      ) : (
                        dateTime(version.effectiveAt, timeZone)
                      )}
                    </td>
                  </tr>
                ));
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}
