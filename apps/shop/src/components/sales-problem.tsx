import { useTexts } from '../app/texts.tsx';
import type { Problem } from '../app/use-act.ts';
import { Notice, ProblemNotice } from './notice.tsx';

/** Why places could not be taken; where the page was closed meanwhile, that it was and that nothing was bought. */
export function SalesProblem({ problem, text }: { problem: Problem; text?: string | undefined }) {
  const { t } = useTexts();
  if (isClosedPage(problem))
    return <Notice kind="refusal" title={t('shop.ended.title')} text={t('shop.ended.text')} />;
  return <ProblemNotice problem={problem} text={text} />;
}

const isClosedPage = (problem: Problem): boolean =>
  problem.kind === 'refused' && problem.refusal.code === 'channel-not-found';
