import { ContentText } from '@foyer/content-html/content-text.tsx';
import type { ReactNode } from 'react';
import { type OwnStep, useOwnTexts } from '../app/own-texts.ts';
import { PageHeading } from './page-heading.tsx';

export interface StepAction {
  label: string;
  /** The words for the narrow bar; the label when left out. */
  shortLabel?: string;
  isPending: boolean;
  /** Something is missing first: the button looks disabled, and pressed it says what. */
  isEarly?: boolean;
  onPress?: () => void;
  /** The form that the button sends in, instead of onPress. */
  form?: string;
}

interface StepLayoutProps {
  /** Whose heading and introduction of the channel stand here instead of these. */
  texts?: OwnStep;
  title: string;
  documentTitle: string;
  lead?: ReactNode;
  /** Above the heading: the time left, a problem. */
  above?: ReactNode;
  /** The card beside the step on a wide screen. */
  summary: ReactNode;
  /** The first words of the narrow bar: the total, or the chosen time. */
  brief: ReactNode;
  action: StepAction;
  children: ReactNode;
}

/** A step: its content, the summary with the one primary button, and the same button in a bar when narrow. */
export function StepLayout({
  texts,
  title,
  documentTitle,
  lead,
  above,
  summary,
  brief,
  action,
  children,
}: StepLayoutProps) {
  const { heading, intro, sidebar } = useOwnTexts(texts);
  return (
    <main id="main">
      <div className="content columns">
        <div className="step">
          {above}
          <PageHeading
            title={heading || title}
            documentTitle={heading ? documentTitle.replace(title, () => heading) : documentTitle}
            lead={intro ? <ContentText text={intro} className="formatted" /> : lead}
          />
          {children}
        </div>
        <aside className="aside">
          <div className="card summary">
            {summary}
            <ActionButton {...action} />
          </div>
        </aside>
        {sidebar && (
          <div className="card sidebar">
            <ContentText text={sidebar} className="formatted" />
          </div>
        )}
      </div>
      <div className="bottom-bar">
        <div className="brief">{brief}</div>
        <ActionButton {...action} label={action.shortLabel ?? action.label} />
      </div>
    </main>
  );
}

function ActionButton({ label, isPending, isEarly = false, onPress, form }: StepAction) {
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      className="button primary wide"
      aria-disabled={isPending || isEarly}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      {isPending && <span className="spinner" aria-hidden="true" />}
      {label}
    </button>
  );
}
