import { findFieldChanges } from '@foyer/domain/audit-log/audit-difference.ts';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import clsx from 'clsx';
import type { AddressTexts } from '../../app/routing/address-texts.ts';
import { useAddressTexts } from '../../components/fields/address-search.ts';
import { type Entry, useAuditWords } from '../../components/history/use-audit-words.ts';
import { Letters } from '../../components/letters/letters.tsx';
import { lettersOf } from '../../components/letters/letters-of.ts';
import styles from './audit-log.module.css';
import { AuditPanel, LinkedEntry } from './audit-panel.tsx';

/** The entries by day; the chosen one opens beside them, below 1024 under its own row. */
export function AuditEntries({ entries }: { entries: readonly Entry[] }) {
  const { t, timeZone } = useMessages();
  const address = useAddressTexts();
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const days = [...Map.groupBy(entries, (entry) => localDateTime(entry.at, timeZone).date)];
  const at = entries.findIndex((entry) => entry.id === address.entry);
  const chosen = entries[at];
  const to = (entry: Entry | undefined) => entry && addressWith(address, entry.id);
  const neighbours = {
    previous: to(entries[at - 1]),
    next: to(entries[at + 1]),
    close: addressWith(address),
  };
  return (
    <div className={clsx(styles.log, address.entry && styles.reading)}>
      <div className={styles.days}>
        {days.map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
            <DayTitle day={day} />
            <ul className={styles.rows} aria-label={t('audit.list.label')}>
              {ofDay.map((entry) => {
                const isChosen = entry.id === address.entry;
                return (
                  <li key={entry.id} className={clsx(styles.item, isChosen && styles.chosen)}>
                    <EntryRow
                      entry={entry}
                      isChosen={isChosen}
                      to={addressWith(address, isChosen ? '' : entry.id)}
                    />
                    {isChosen && isNarrow && <AuditPanel entry={entry} isInline {...neighbours} />}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {address.entry && !chosen && <LinkedEntry id={address.entry} close={neighbours.close} />}
      {chosen && !isNarrow && <AuditPanel entry={chosen} {...neighbours} />}
    </div>
  );
}

function DayTitle({ day }: { day: string }) {
  const { t, date, today } = useMessages();
  const words =
    day === today()
      ? t('audit.day.today', { date: date(day) })
      : day === addDays(today(), -1)
        ? t('audit.day.yesterday', { date: date(day) })
        : date(day);
  return (
    <h2 id={`day-${day}`} className={styles.dayTitle}>
      {words}
    </h2>
  );
}

function EntryRow({ entry, isChosen, to }: { entry: Entry; isChosen: boolean; to: string }) {
  const words = useAuditWords();
  const { timeZone } = useMessages();
  const changes = findFieldChanges(entry.before, entry.after);
  const who = words.who(entry);
  const [before, thing, after] = words.sentence(entry);
  const Chevron = isChosen ? IconChevronUp : IconChevronDown;
  return (
    <Link to={to} className={styles.row} aria-current={isChosen ? 'true' : undefined}>
      <span className={styles.time}>{localDateTime(entry.at, timeZone).time}</span>
      <Letters
        owner={entry.actorName ?? who}
        letters={lettersOf(entry.actorName ?? who)}
        size="small"
        className={styles.letters}
      />
      <span className={styles.who}>{who}</span>
      <span className={styles.what}>
        {before}
        <strong>{thing}</strong>
        {after}
      </span>
      <span className={styles.fields}>{words.summary(entry, changes)}</span>
      <Chevron size={17} stroke={1.6} aria-hidden="true" className={styles.chevron} />
    </Link>
  );
}

/** The address of the list with an entry open, or with none. */
function addressWith(address: AddressTexts, entry = ''): string {
  const set = Object.entries({ ...address, entry }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/audit-log?${new URLSearchParams(set)}`;
}
