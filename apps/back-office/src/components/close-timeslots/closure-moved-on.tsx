import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useClientFacts } from '../use-client-facts.ts';
import { useErrorText } from '../use-error-text.ts';
import { type ClosureFigure, movedFigures } from './moved-figures.ts';
import type { ClosureEffect } from './use-close-timeslots.ts';

/** What a closure does by now, compared with what was shown when it was confirmed. Nothing was closed. */
export function ClosureMovedOn({ before, now }: { before: ClosureEffect; now: ClosureEffect }) {
  const { t, money, number } = useMessages();
  const errorText = useErrorText();
  const currency = useClientFacts()?.currency ?? 'EUR';
  const write = (figure: ClosureFigure, value: number) =>
    figure === 'amountMinor' ? money(value, currency) : number(value);
  const moved = movedFigures(before, now).map(({ figure, before: was, now: is }) =>
    t('closures.moved.figure', {
      name: t(`closures.moved.${figure}`),
      before: write(figure, was),
      now: write(figure, is),
    }),
  );
  return (
    <Notice tone="warning" title={errorText({ code: 'change-moved-on' })}>
      {moved.length > 0 ? moved.join(' ') : t('closures.moved.same')} {t('closures.moved.again')}
    </Notice>
  );
}
