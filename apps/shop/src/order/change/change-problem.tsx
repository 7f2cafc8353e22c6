import { useTexts } from '../../app/texts.tsx';
import type { Act } from '../../app/use-act.ts';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { isMovedOn } from './use-send-change.ts';

/** Why a change was not made: nothing of it was, and what was chosen is kept. */
export function ChangeProblem({ act: { problem } }: { act: Act }) {
  const { t } = useTexts();
  if (problem === null) return null;
  if (problem.kind === 'refused' && isMovedOn(problem.refusal)) {
    return <Notice kind="refusal" title={t('order-change.movedOn')} text={t('order-change.movedOnText')} />;
  }
  return (
    <ProblemNotice problem={problem} text={problem.kind === 'refused' ? t('order-change.kept') : undefined} />
  );
}
