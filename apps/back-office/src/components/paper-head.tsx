import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './paper-head.module.css';
import { useClientFacts } from './use-client-facts.ts';

/** The head of a page on paper, in place of that of the screen: the museum, when it was printed, what it is. */
export function PaperHead({ heading, note }: { heading: string; note?: string }) {
  const { t, dateTime } = useMessages();
  const facts = useClientFacts();
  return (
    <div className={styles.paper} data-paper-head="">
      <p>
        <span>{facts?.name}</span>
        <small>{t('ui.printed', { at: dateTime(Date.now()) })}</small>
      </p>
      <strong>{heading}</strong>
      {note && <div>{note}</div>}
    </div>
  );
}
