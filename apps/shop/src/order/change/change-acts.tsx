import './change.css';
import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts.tsx';
import type { Resource } from '../../app/use-resource.ts';
import { ChangeTexts } from './change-texts.tsx';
import { LoadFailed } from './load-failed.tsx';
import { openAct } from './use-choice.ts';

interface ChangeActsProps {
  secret: string;
  changes: Resource<VisitorChanges>;
}

/** The acts of the order, each with its deadline and price in one line; what is not allowed says why and whom to ask. */
export default function ChangeActs({ changes: { value, error, reload } }: ChangeActsProps) {
  return (
    <ChangeTexts>
      {value ? (
        <Acts changes={value} />
      ) : error ? (
        <LoadFailed reload={reload} />
      ) : (
        <div className="bone" style={{ blockSize: 148 }} />
      )}
    </ChangeTexts>
  );
}

function Acts({ changes }: { changes: VisitorChanges }) {
  const { t, refusal, money, date } = useTexts();
  const { moves, moveRefusal, cancel, cancelRefusal, currency, paidBy, waiting, support } = changes;
  const [move] = moves;
  const untilOf = (deadline: { date: string; time: string }) =>
    t('order-change.until', {
      date: date(deadline.date, { weekday: 'long', day: 'numeric', month: 'long' }),
      time: deadline.time,
    });
  const moveTerms = move && [
    move.feeMinor === 0
      ? t('order-change.terms.free')
      : t('order-change.terms.fee', { amount: money(move.feeMinor, currency) }),
    untilOf(move.deadline),
    t('order-change.terms.times', { count: move.timesLeft }),
  ];
  const cancelTerms = cancel && [
    cancel.refundMinor > 0
      ? t('order-change.price.back', {
          amount: money(cancel.refundMinor, currency),
          method: paidBy === null ? 'none' : t(`shop.method.${paidBy}`),
        })
      : t('order-change.terms.nothing'),
    cancel.keptMinor > 0 && t('order-change.terms.kept', { amount: money(cancel.keptMinor, currency) }),
    cancel.deadline && untilOf(cancel.deadline),
  ];
  const contact = [support.email, support.phone].filter(Boolean).join(', ');
  const whom = contact ? t('order-change.ask', { contact }) : t('order-change.askMuseum');
  const isNone = !move && !cancel;
  return (
    <section className="card change-acts" aria-label={t('order-change.acts')}>
      <ActRow
        title={t('order-change.move.title')}
        text={moveTerms ? linesOf(moveTerms) : moveRefusal && refusal(moveRefusal.code, moveRefusal.params)}
        open={move && !waiting ? () => openAct('move') : null}
        label={t('order-change.move.open')}
      />
      <ActRow
        title={t('order-change.cancel.title')}
        text={
          cancelTerms
            ? linesOf(cancelTerms)
            : cancelRefusal && refusal(cancelRefusal.code, cancelRefusal.params)
        }
        open={cancel && !waiting ? () => openAct('cancel') : null}
        label={t('order-change.cancel.open')}
      />
      {isNone && <p className="muted">{whom}</p>}
    </section>
  );
}

const linesOf = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(', ');

interface ActRowProps {
  title: string;
  text: ReactNode;
  label: string;
  /** null = not now. */
  open: (() => void) | null;
}

export function ActRow({ title, text, label, open }: ActRowProps) {
  return (
    <div className="change-act">
      <div>
        <strong>{title}</strong>
        <small className="muted">{text}</small>
      </div>
      {open && (
        <button type="button" className="button" onClick={open}>
          {label}
          <span className="hidden-text">: {title}</span>
        </button>
      )}
    </div>
  );
}
