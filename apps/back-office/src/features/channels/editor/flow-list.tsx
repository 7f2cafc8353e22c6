import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconCheck } from '@tabler/icons-react';
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
  return (
    <nav className={styles.flow} aria-label={t('ticketstreet.flow')}>
      <p className={styles.head}>
        {t('ticketstreet.flow')}
        <span>{t('ticketstreet.flow.count', { count: done, of: flowSteps.length })}</span>
      </p>
      <ol className={styles.list}>{flowSteps.map(row)}</ol>
      <p className={styles.head}>{t('ticketstreet.flow.further')}</p>
      <ul className={styles.list}>{furtherParts.map(row)}</ul>
    </nav>
  );
}
