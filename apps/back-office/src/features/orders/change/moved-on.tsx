import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { Preview } from './use-order-change.ts';

const figures = ['dueMinor', 'refundMinor', 'maximumRefundMinor'] as const;

/** What a change costs by now, compared with what was confirmed. Nothing was changed. */
export function MovedOn({ before, now, currency }: { before: Preview; now: Preview; currency: string }) {
  const { t, money } = useMessages();
  const errorText = useErrorText();
  const moved = figures
    .filter((figure) => before[figure] !== now[figure])
    .map((figure) =>
      t('order-changes.moved.figure', {
        name: t(`order-changes.moved.${figure}`),
        before: money(before[figure], currency),
        now: money(now[figure], currency),
      }),
    );
  return (
    <Notice tone="warning" title={errorText({ code: 'change-moved-on' })}>
      {moved.length > 0 ? moved.join(' ') : t('order-changes.moved.same')} {t('order-changes.moved.again')}
    </Notice>
  );
}
