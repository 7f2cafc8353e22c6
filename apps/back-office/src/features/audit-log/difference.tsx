import { type FieldChange, isErased } from '@foyer/domain/audit-log/audit-difference.ts';
import { findTextDifference } from '@foyer/domain/audit-log/text-difference.ts';
import { isNothing } from '@foyer/i18n/audit-text.ts';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Entry, useAuditWords } from '../../components/history/use-audit-words.ts';
import styles from './difference.module.css';

type Side = 'added' | 'removed';

interface DifferenceProps {
  entry: Entry;
  changes: readonly FieldChange[];
}

/**
 * The changed fields of an entry, a row each; in a text only the words that changed are marked. Where all were added, as
 * when something is made, or all removed, there is nothing to compare: one column says so.
 */
export function Difference({ entry, changes }: DifferenceProps) {
  const { t } = useMessages();
  const { fieldWord, valueText } = useAuditWords().textOf(entry);
  const side = onlySide(changes);
  return (
    <ScrollRegion label={t('audit.entry.fields')}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t('audit.entry.field')}</th>
            {side ? (
              <th scope="col">{t(`audit.change.${side}`)}</th>
            ) : (
              <>
                <th scope="col">{t('audit.entry.before')}</th>
                <th scope="col">{t('audit.entry.after')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => {
            const wordOf = (value: unknown) => valueText(field, value);
            return (
              <tr key={field}>
                <th scope="row">{fieldWord(field)}</th>
                {side ? (
                  <Alone side={side} value={side === 'added' ? after : before} wordOf={wordOf} />
                ) : (
                  <Compared before={before} after={after} wordOf={wordOf} />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The only side that has values; null = both are compared. */
function onlySide(changes: readonly FieldChange[]): Side | null {
  const [first] = changes;
  if (!first || first.kind === 'changed' || changes.some(({ kind }) => kind !== first.kind)) return null;
  return first.kind;
}

interface AloneProps {
  side: Side;
  value: unknown;
  wordOf: (value: unknown) => string;
}

function Alone({ side, value, wordOf }: AloneProps) {
  const word = wordOf(value);
  return (
    <td className={side === 'added' ? styles.after : styles.before}>
      {isBare(value) ? <em>{word}</em> : word}
    </td>
  );
}

interface ComparedProps extends Pick<FieldChange, 'before' | 'after'> {
  wordOf: (value: unknown) => string;
}

function Compared({ before, after, wordOf }: ComparedProps) {
  const [was, is] = [wordOf(before), wordOf(after)];
  // Beside nothing the whole text is new, or gone.
  const { start, end, ...changed } =
    isBare(before) || isBare(after)
      ? { start: '', before: was, after: is, end: '' }
      : findTextDifference(was, is);
  return (
    <>
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
    </>
  );
}

/** Without a value of its own: 'Empty' and 'erased' are words of Foyer. */
function isBare(value: unknown): boolean {
  return isNothing(value) || isErased(value);
}
