import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import { useTexts } from '../app/texts.tsx';
import { Notice } from '../components/notice.tsx';

/** Why it is closed; after the choice, what was decided. */
export function ClosureNotice({ closure, name = '' }: { closure: VisitorClosure; name?: string }) {
  const { t, longDateWithoutYear } = useTexts();
  if (closure.state === 'moved' && closure.movedTo) {
    const { date, time } = closure.movedTo;
    return (
      <Notice
        kind="news"
        title={t('order-page.closure.moved', { date: longDateWithoutYear(date), time: time ?? 'none' })}
        text={t('order-page.closure.movedText')}
      />
    );
  }
  if (closure.state === 'refunded') return <Notice kind="news" title={t('order-page.closure.refunded')} />;
  const title = t('order-page.closure.notice', {
    reason: t(`order-page.closure.reason.${closure.reason}`),
    date: longDateWithoutYear(closure.date),
    time: closure.time ?? 'none',
  });
  const told = closure.state === 'told' ? t('order-page.closure.told', { name }) : '';
  return <Notice kind="news" title={title} text={[closure.note, told].filter(Boolean).join(' ')} />;
}
