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
}

/**
 * For tests: a hook with its effects, in a component that draws nothing, so that no browser is needed. `stubGlobal` is
 * vitest's; the test ends with `vi.unstubAllGlobals()`.
 */
export async function hookInUse<Props, Answer>(
  stubGlobal: (name: string, value: unknown) => unknown,
  useIt: (props: Props) => Answer,
  props: Props,
  around: (inner: ReactNode) => ReactNode = (inner) => inner,
): Promise<HookInUse<Props, Answer>> {
  const ignored = () => {};
  const page = { nodeType: 9, addEventListener: ignored, activeElement: null, querySelector: () => null };
  const place = { nodeType: 1, tagName: 'DIV', addEventListener: ignored, ownerDocument: page };
  const frame = class {};
  const listening = { addEventListener: ignored, removeEventListener: ignored };
  stubGlobal('window', { ...listening, HTMLIFrameElement: frame });
  stubGlobal('document', page);
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(place as unknown as Element);
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
  };
}
