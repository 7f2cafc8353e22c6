import type { ReactNode } from 'react';
import { useTexts } from '../app/texts.tsx';
import type { Problem } from '../app/use-act.ts';

interface NoticeProps {
  kind: 'refusal' | 'news';
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A line above the step: what happened, whether anything changed, what to do. Read aloud when it appears. */
export function Notice({ kind, title, text, children }: NoticeProps) {
  return (
    <div className={`notice ${kind}`} role="alert">
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

interface ProblemNoticeProps {
  problem: Problem;
  text?: string;
  /** Of a form: sends what is in it now. Left out, the act that failed is repeated as it was. */
  again?: () => void;
}

/** Why the last press did not succeed, with a way to repeat it where repeating can help. */
export function ProblemNotice({ problem, text, again }: ProblemNoticeProps) {
  const { t, refusal } = useTexts();
  if (problem.kind === 'refused') {
    const [first] = problem.refusal.errors;
    return <Notice kind="refusal" title={refusal(problem.refusal.code, first?.params)} text={text} />;
  }
  const words = problem.kind === 'connection' ? 'connection' : 'unexpected';
  return (
    <Notice kind="refusal" title={t(`shop.error.${words}`)} text={t(`shop.error.${words}Text`)}>
      <button type="button" className="button" onClick={again ?? problem.again}>
        {t('shop.retry')}
      </button>
    </Notice>
  );
}
