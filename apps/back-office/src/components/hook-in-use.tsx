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

type StubGlobal = (name: string, value: unknown) => unknown;

/** What React and the router ask of a browser. */
export function standInBrowser(stubGlobal: StubGlobal) {
  const ignored = () => {};
  const listening = { addEventListener: ignored, removeEventListener: ignored };
  const page = {
    ...{ ...listening, nodeType: 9, activeElement: null, documentElement: { lang: 'en' } },
    querySelector: () => null,
  };
  stubGlobal('window', { ...listening, HTMLIFrameElement: class {}, location: { origin: '' } });
  stubGlobal('self', {});
  stubGlobal('document', page);
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return { ...listening, nodeType: 1, tagName: 'DIV', ownerDocument: page };
}

/**
 * For tests: a hook with its effects, in a component that draws nothing, so that no browser is needed. `stubGlobal` is
 * vitest's; the test ends with `vi.unstubAllGlobals()`.
 */
export async function hookInUse<Props, Answer>(
  stubGlobal: StubGlobal,
  useIt: (props: Props) => Answer,
  props: Props,
  around: (inner: ReactNode) => ReactNode = (inner) => inner,
): Promise<HookInUse<Props, Answer>> {
  const place = standInBrowser(stubGlobal);
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
    leave: () => act(async () => root.unmount()),
  };
}
