import { Component, type ReactNode, Suspense } from 'react';
import { useLoadedTexts } from '../app/texts.tsx';
import { failedPageWords } from './failed-page-words.ts';
import { PageMessage } from './page-message.tsx';

interface BoundaryProps {
  /** Another one is tried where an earlier one failed. */
  place?: string;
  instead?: ReactNode;
  children: ReactNode;
}

/** A page or step around files that may not arrive: then it says so and can be loaded again, in the place of a white page. */
export class PageBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    const { instead = <FailedPage />, children } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

interface SidePartProps {
  /** Until it is there. */
  awaited?: ReactNode;
  /** Where it does not come: nothing. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part beside what a page is about, whose files come apart: one that does not come takes nothing else with it. */
export function SidePart({ awaited, instead = null, children }: SidePartProps) {
  return (
    <PageBoundary instead={instead}>
      <Suspense fallback={awaited}>{children}</Suspense>
    </PageBoundary>
  );
}

/** The whole page is loaded again: a browser keeps a file that did not arrive as failed. What was chosen is kept. */
export const reloadPage = () => location.reload();

function FailedPage() {
  const texts = useLoadedTexts();
  return (
    <PageMessage
      title={texts?.t('shop.error.page') ?? document.title}
      text={texts?.t('shop.error.pageText') ?? ''}
    >
      <button type="button" className="button primary" onClick={reloadPage}>
        {texts?.t('shop.retry') ?? failedPageWords[document.documentElement.lang === 'nl' ? 'nl' : 'en']}
      </button>
    </PageMessage>
  );
}
