import { type FieldChange, isErased } from '@foyer/domain/audit-log/audit-difference.ts';
import { findTextDifference } from '@foyer/domain/audit-log/text-difference.ts';
import { isNothing } from '@foyer/i18n/audit-text.ts';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Entry, useAuditWords } from '../../components/history/use-audit-words.ts';
import styles from './difference.module.css';

interface DifferenceProps {
  entry: Entry;
  changes: readonly FieldChange[];
}

/** The changed fields of an entry, a row each; in a text only the words that changed are marked. */
export function Difference({ entry, changes }: DifferenceProps) {
  const { t } = useMessages();
  const { fieldWord, valueText } = useAuditWords().textOf(entry);
  return (
    <ScrollRegion label={t('audit.entry.fields')}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t('audit.entry.field')}</th>
            <th scope="col">{t('audit.entry.before')}</th>
            <th scope="col">{t('audit.entry.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, kind, before, after }) => {
            const [was, is] = [valueText(field, before), valueText(field, after)];
            // Beside nothing the whole text is new, or gone.
            const { start, end, ...changed } =
              isBare(before) || isBare(after)
                ? { start: '', before: was, after: is, end: '' }
                : findTextDifference(was, is);
            return (
              <tr key={field}>
                <th scope="row">
                  {fieldWord(field)}
                  <span className={styles.kind}>{t(`audit.change.${kind}`)}</span>
                </th>
                <td className={isBare(before) ? undefined : styles.before}>
                  {start}
                  {isBare(before) ? <em>{was}</em> : <del>{changed.before}</del>}
                  {end}
                </td>
                <td className={isBare(after) ? undefined : styles.after}>
                  {start}
                  {isBare(after) ? <em>{is}</em> : <ins>{changed.after}</ins>}
                  {end}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Without a value of its own: 'Empty' and 'erased' are words of Foyer. */
function isBare(value: unknown): boolean {
  return isNothing(value) || isErased(value);
}
