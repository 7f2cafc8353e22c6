import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useState } from 'react';
import type { DeskState } from './desk-keeper.ts';
import type { OfferHere } from './offer-here.ts';
import styles from './offline.module.css';

interface LeaseStripProps {
  state: DeskState;
  here: OfferHere | null;
  onTry: () => Promise<void>;
  onCloseNews: () => void;
}

/** Below the header: since when there is no connection and how long the lease lasts; once it is back, what came in. */
export function LeaseStrip({ state, here, onTry, onCloseNews }: LeaseStripProps) {
  if (here) return <NoConnection state={state} here={here} onTry={onTry} />;
  return state.news ? <CameIn news={state.news} onClose={onCloseNews} /> : null;
}

function NoConnection({
  state,
  here,
  onTry,
}: Omit<LeaseStripProps, 'onCloseNews' | 'here'> & { here: OfferHere }) {
  const { t, dateTime } = useMessages();
  const [isTrying, setTrying] = useState(false);
  const timeOf = (ms: number) => dateTime(ms).split(' ').at(-1) ?? '';
  const { lease, since } = state;
  const until = lease ? timeOf(Date.parse(lease.endsAt) - lease.clockAheadMs) : '';
  const times = { since: timeOf(since ?? Date.now()), until };
  const tryNow = () => {
    setTrying(true);
    void onTry().finally(() => setTrying(false));
  };
  return (
    <div className={styles.strip}>
      <Notice
        tone={here.isOver ? 'danger' : 'warning'}
        title={t(here.isOver ? 'desk-offline.over' : 'desk-offline.since', times)}
        links={
          <button type="button" onClick={tryNow} aria-busy={isTrying}>
            {t(isTrying || state.isSending ? 'desk-offline.trying' : 'desk-offline.tryNow')}
          </button>
        }
      >
        {here.isOver ? t('desk-offline.overText') : t('desk-offline.text', { count: here.placesLeft })}
      </Notice>
    </div>
  );
}

function CameIn({ news, onClose }: { news: NonNullable<DeskState['news']>; onClose: () => void }) {
  const { t } = useMessages();
  const { sent, kept } = news;
  return (
    <div className={styles.strip}>
      <Notice
        tone={kept.length > 0 ? 'warning' : 'success'}
        title={t('desk-offline.sent', { count: sent.length })}
        links={
          <button type="button" onClick={onClose}>
            {t('desk-offline.closeNews')}
          </button>
        }
      >
        <ul className={styles.numbers}>
          {sent.map(({ receipt, orderNumber }) => (
            <li key={receipt}>{t('desk-offline.becameOrder', { receipt, order: orderNumber })}</li>
          ))}
        </ul>
        {kept.length > 0 && (
          <Link to="/ticketverkoop/offline">
            {t('desk-offline.kept', {
              count: kept.length,
              receipts: kept.map(({ receipt }) => receipt).join(', '),
            })}
          </Link>
        )}
      </Notice>
    </div>
  );
}
