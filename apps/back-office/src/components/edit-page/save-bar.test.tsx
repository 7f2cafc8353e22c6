// @vitest-environment happy-dom
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { SaveBar, SaveBarSlot } from '@foyer/ui/fields/save-bar.tsx';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

it('the save bar stays when its place in the shell becomes another one, as where a tablet is turned', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const words = readTranslator('en', ['ui']);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  // The page does not draw it again when the shell around it does.
  const bar = <SaveBar changes="1 change" saving={false} onDiscard={() => {}} onSave={() => {}} />;
  const draw = (isPhone: boolean) =>
    act(async () =>
      root.render(
        <MantineProvider>
          <MessagesProvider translator={words}>
            {!isPhone && (
              <header>
                <SaveBarSlot />
              </header>
            )}
            {bar}
            {isPhone && (
              <footer>
                <SaveBarSlot />
              </footer>
            )}
          </MessagesProvider>
        </MantineProvider>,
      ),
    );
  const placesOfBar = () =>
    ['header', 'footer'].filter((name) => page.querySelector(name)?.textContent?.includes('1 change'));
  await draw(true);
  expect(placesOfBar()).toEqual(['footer']);
  await draw(false);
  expect(placesOfBar()).toEqual(['header']);
  await draw(true);
  expect(placesOfBar()).toEqual(['footer']);
  await act(async () => root.unmount());
});
