import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type EditorFieldsProps, valuesOf } from './editor-fields.ts';
import styles from './flow-list.module.css';
import { type FlowPart, flowSteps, furtherParts } from './flow-parts.ts';
import { stateOfPart } from './state-of-part.ts';

interface FlowListProps extends EditorFieldsProps {
  current: FlowPart;
  path: string;
  erring: ReadonlySet<string>;
}

/** The steps in the order of the page, each complete, incomplete or off; then its further pages. */
export function FlowList({ fields, current, path, erring }: FlowListProps) {
  const { t } = useMessages();
  const narrow = useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false });
  const form = valuesOf(fields);
  const states = flowSteps.map((part) => stateOfPart(form, part));
  const done = states.filter((state) => state !== 'incomplete').length;
  const row = (part: FlowPart) => {
    const state = stateOfPart(form, part);
    const word = erring.has(part)
      ? 'error'
      : state === 'complete'
        ? part === current
          ? null
          : 'edit'
        : state;
    return (
      <li key={part}>
        <Link
          to={`${path}?step=content&part=${part}`}
          className={styles.part}
          aria-current={part === current ? 'page' : undefined}
        >
          <span className={styles.mark} data-state={state} aria-hidden="true">
            {state === 'complete' && <IconCheck size={12} stroke={2.6} />}
          </span>
          <span className={styles.name}>{t(`ticketstreet.part.${part}`)}</span>
          {word && (
            <span className={styles.word} data-word={word}>
              {t(`ticketstreet.flow.${word}`)}
            </span>
          )}
        </Link>
      </li>
    );
  };
  const count = t('ticketstreet.flow.count', { count: done, of: flowSteps.length });
  const lists = (
    <>
      <ol className={styles.list}>{flowSteps.map(row)}</ol>
      <p className={styles.head}>{t('ticketstreet.flow.further')}</p>
      <ul className={styles.list}>{furtherParts.map(row)}</ul>
    </>
  );
  return (
    <nav aria-label={t('ticketstreet.flow')}>
      {narrow ? (
        // Closed again once a step is chosen: its fields come before the list.
        <details key={current} className={styles.folded}>
          <summary className={styles.summary}>
            {t('ticketstreet.flow')}
            <span className={styles.word}>{count}</span>
            <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden="true" />
          </summary>
          {lists}
        </details>
      ) : (
        <>
          <p className={styles.head}>
            {t('ticketstreet.flow')}
            <span>{count}</span>
          </p>
          {lists}
        </>
      )}
    </nav>
  );
}
