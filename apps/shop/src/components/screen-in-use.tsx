import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../app/texts.tsx';

/** What never comes fails by it. */
const mostWaitMs = 100_000;

interface ScreenInUse {
  element: HTMLElement;
  /** Shows something else in its place. */
  draw: (shown: ReactNode) => Promise<void>;
  /** Waits until these words are shown. */
  sees: (words: string) => Promise<void>;
  until: (isSo: () => boolean) => Promise<void>;
  /** Presses a button or a choice by its words. */
  press: (words: string) => Promise<void>;
  type: (label: string, value: string) => Promise<void>;
  leave: () => Promise<void>;
}

/** For tests with `@vitest-environment happy-dom`: a part of a page with its English texts (parts: null = none), as a visitor uses it. */
export async function screenInUse(screen: ReactNode, parts?: readonly string[] | null): Promise<ScreenInUse> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const labelled = (words: string) =>
    [...element.querySelectorAll('label')].find((label) => label.textContent?.includes(words))?.control;
  const button = (words: string) =>
    [...element.querySelectorAll('button')].find((one) => one.textContent?.includes(words));
  /** Texts and parts of a page come from files: what is drawn by them is looked for until it is there. */
  const find = async <Found,>(words: string, look: () => Found | null | undefined): Promise<Found> => {
    const end = Date.now() + mostWaitMs;
    for (;;) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
      const found = look();
      if (found) return found;
      if (Date.now() > end) throw new Error(`Nothing reads ${words}: ${element.textContent}`);
    }
  };
  const draw = (shown: ReactNode) =>
    act(async () =>
      root.render(
        parts === null ? (
          shown
        ) : (
          <TextsProvider language="en" parts={parts}>
            {shown}
          </TextsProvider>
        ),
      ),
    );
  await draw(screen);
  return {
    element,
    draw,
    sees: async (words) => {
      await find(words, () => element.textContent?.includes(words));
    },
    until: async (isSo) => {
      await find(`${isSo}`, isSo);
    },
    press: async (words) => {
      const pressed = await find(words, () => button(words) ?? labelled(words));
      await act(async () => pressed.click());
    },
    type: async (label, value) => {
      const field = await find(label, () => labelled(label));
      // React notes what it wrote itself: only the setter of the element's class tells it that a person typed.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      await act(async () => {
        set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    leave: () => act(async () => root.unmount()),
  };
}
