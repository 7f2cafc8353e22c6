import type { Step } from '../app/shop-address.ts';
import { useTexts } from '../app/texts.tsx';
import { openPath } from '../app/use-address.ts';
import { CheckIcon } from './icons.tsx';

export interface Progress {
  /** Those that this visitor is asked. */
  steps: readonly Step[];
  current: Step;
  /** The furthest step that can be opened now. */
  reached: Step;
  pathOf: (step: Step) => string;
}

/** Where the visitor is: numbered steps, a bar on a narrow screen. Steps done lead back to themselves. */
export function StepProgress({ steps: asked, current: open, reached, pathOf }: Progress) {
  const { t } = useTexts();
  // A gift is asked on the way from the details to the payment: it is no step of its own.
  const steps = asked.filter((step) => step !== 'donation');
  const current = open === 'donation' ? 'details' : open;
  const position = steps.indexOf(current);
  return (
    <nav className="progress" aria-label={t('shop.steps.label')}>
      <p className="progress-short" aria-hidden="true">
        <strong>{t(`shop.steps.${current}`)}</strong>
        <span>{t('shop.steps.position', { position: position + 1, count: steps.length })}</span>
      </p>
      <ol className="progress-steps">
        {steps.map((step, index) => (
          <li key={step} data-state={index < position ? 'done' : index === position ? 'current' : 'ahead'}>
            <StepLink
              step={step}
              isCurrent={step === open}
              isOpen={asked.indexOf(step) <= asked.indexOf(reached)}
              path={pathOf(step)}
            >
              <span className="progress-mark">{index < position ? <CheckIcon size={13} /> : index + 1}</span>
              <span>{t(`shop.steps.${step}`)}</span>
              {index < position && <span className="hidden-text">{t('shop.steps.done')}</span>}
            </StepLink>
          </li>
        ))}
      </ol>
      <div className="progress-bar" aria-hidden="true">
        <div style={{ inlineSize: `${((position + 1) / steps.length) * 100}%` }} />
      </div>
    </nav>
  );
}

interface StepLinkProps {
  step: Step;
  isCurrent: boolean;
  isOpen: boolean;
  path: string;
  children: React.ReactNode;
}

function StepLink({ isCurrent, isOpen, path, children }: StepLinkProps) {
  if (isCurrent) return <span aria-current="step">{children}</span>;
  if (!isOpen) return <span>{children}</span>;
  return (
    <a
      href={path}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openPath(path);
      }}
    >
      {children}
    </a>
  );
}
