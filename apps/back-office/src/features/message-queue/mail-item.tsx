import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useChangeSearch } from '../../components/fields/address-search.ts';
import { MailStateTag } from '../../components/mail-state-tag.tsx';
import type { MailListQuery } from '../../generated/operations.ts';
import styles from './message-queue.module.css';
import { nameHiddenSecrets } from './name-hidden-secrets.ts';

export type Mail = NonNullable<NonNullable<MailListQuery['mails']['edges'][number]>['node']>;

interface MailItemProps {
  mail: Mail;
  isChosen: boolean;
  /** Asked for by the Delete key. */
  onDelete: (mail: Mail) => void;
}

/** One mail of the list: its recipient, subject and age. Arrows move, Enter opens, Delete deletes after asking. */
export function MailItem({ mail, isChosen, onDelete }: MailItemProps) {
  const messages = useMessages();
  const { t, has, dateTime } = messages;
  const changeSearch = useChangeSearch();
  const kind = `queue.mailKind.${mail.kind}`;
  return (
    <li>
      <button
        type="button"
        className={clsx(styles.mail, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => changeSearch({ mail: mail.id })}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onDelete(mail);
          const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
          if (step !== 'nextElementSibling' && step !== 'previousElementSibling') return;
          event.preventDefault();
          event.currentTarget.parentElement?.[step]?.querySelector('button')?.focus();
        }}
      >
        <strong>{mail.isErased ? t('queue.outbox.erased') : mail.to?.name || mail.to?.address}</strong>
        <time dateTime={mail.createdAt}>{dateTime(mail.createdAt)}</time>
        <span className={styles.subject}>{nameHiddenSecrets(mail.subject, messages) || '–'}</span>
        <span className={styles.meta}>
          {[mail.orderNumber, has(kind) ? t(kind) : mail.kind, mail.language].filter(Boolean).join(' · ')}
        </span>
        <MailStateTag state={mail.state} />
      </button>
    </li>
  );
}
