import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd, Select } from '@mantine/core';
import { IconReceipt, IconSearch, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { FoyerMark } from '../../app/foyer-mark.tsx';
import { TillBar } from '../../components/tills/till-bar.tsx';
import { isServerReachable, onConnectionChange } from '../../session/graphql/connection.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import styles from './desk-sale.module.css';
import type { DeskWithLease } from './offline/use-offline-desk.ts';

export interface ShownTill {
  id: string;
  name: string;
  isOpen: boolean;
}

interface DeskHeaderProps {
  till: ShownTill | undefined;
  tills: readonly ShownTill[];
  ordersDoor: string;
  searchRef: RefObject<HTMLInputElement | null>;
  lease: DeskWithLease | null;
  onTill: (tillId: string) => void;
  onSearch: (text: string) => void;
}

/** Till, cashier and clock; find an order (F2); the sales of today; the way out. */
export function DeskHeader(props: DeskHeaderProps) {
  const { till, tills, ordersDoor, searchRef, lease, onTill, onSearch } = props;
  const { t } = useMessages();
  const [text, setText] = useState('');
  const reachable = useSyncExternalStore(onConnectionChange, isServerReachable);
  const Wifi = reachable ? IconWifi : IconWifiOff;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={t('desk.leave')}>
        <FoyerMark size={26} />
      </Link>
      <h1 className={tills.length > 1 ? styles.hidden : styles.tillName} tabIndex={-1}>
        {till?.name ?? t('desk.title')}
      </h1>
      {tills.length > 1 && (
        <Select
          aria-label={t('desk.till')}
          className={styles.tillChoice}
          allowDeselect={false}
          readOnly={Boolean(lease?.here)}
          value={till?.id ?? null}
          data={tills.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => id && onTill(id)}
        />
      )}
      <Clock />
      <search className={styles.search}>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            onSearch(text.trim());
            setText('');
          }}
        >
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <input
            ref={searchRef}
            value={text}
            aria-label={t('desk.find')}
            placeholder={t('desk.find')}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The keys belong to the desk again.
              setText('');
              event.currentTarget.blur();
            }}
          />
          <Kbd>F2</Kbd>
        </form>
      </search>
      {lease && (lease.here || lease.state.unsent.length > 0) ? (
        <lease.parts.LeasePill state={lease.state} />
      ) : (
        <span className={styles.online} data-reachable={reachable ? '' : undefined} role="status">
          <Wifi size={18} stroke={1.6} aria-hidden="true" />
          {reachable ? t('desk.online') : t('desk.offline')}
        </span>
      )}
      {!lease?.here && (
        <>
          <Link to={`${ordersDoor}?placed=today`} className={styles.headerButton}>
            <IconReceipt size={18} stroke={1.6} aria-hidden="true" />
            {t('desk.today')}
          </Link>
          <TillBar tillId={till?.id} />
        </>
      )}
      <Link to="/" className={styles.headerButton}>
        {t('desk.leave')}
      </Link>
    </header>
  );
}

function Clock() {
  const { dateTime, longDate, today } = useMessages();
  const { account } = useOwnAccount();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(ticking);
  }, []);
  const time = dateTime(now).split(' ').at(-1);
  return (
    <span className={styles.who}>
      {account?.username} · {longDate(today())} · {time}
    </span>
  );
}
