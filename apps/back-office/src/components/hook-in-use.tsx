import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface HookInUse<Props, Answer> {
  /** What the hook answers now. */
  now: () => Answer;
  /** Draws once more, with what changed around the hook. */
  draw: (props: Props) => Promise<void>;
  /** Does something and waits until what it leads to is drawn. */
  act: (deed: () => unknown) => Promise<void>;
  /** Ends what the hook started. */
  leave: () => Promise<void>;
}

/** For tests with `@vitest-environment happy-dom`: a hook with its effects, in a component that draws nothing. */
export async function hookInUse<Props, Answer>(
  useIt: (props: Props) => Answer,
  props: Props,
  around: (inner: ReactNode) => ReactNode = (inner) => inner,
): Promise<HookInUse<Props, Answer>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElement('div'));
  const words = readTranslator('en', ['ui', 'errors']);
  let answer: Answer | undefined;
  const User = (given: { props: Props }) => {
    answer = useIt(given.props);
    return null;
  };
  const draw = (next: Props) =>
    act(async () =>
      root.render(<MessagesProvider translator={words}>{around(<User props={next} />)}</MessagesProvider>),
    );
  await draw(props);
  return {
    now: () => answer as Answer,
    draw,
    act: (deed) =>
      act(async () => {
        await deed();
      }),
    leave: () => act(async () => root.unmount()),
  };
}
