import { createTranslator, type Messages } from '@foyer/i18n/translator.ts';
import { LinkProvider } from '@foyer/ui/link.tsx';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddressTexts } from '../routing/address-texts.ts';
import { RouterLink } from '../routing/router-link.tsx';

/** Imported: in a browser's place nothing is read from a disk. */
const catalogues = import.meta.glob<Messages>(
  '../../../../../packages/i18n/src/catalogues/en/**/{ui,shell,fields,tills,closures,gift-cards,content}.json',
  { import: 'default', eager: true },
);
const words = createTranslator('en', Object.assign({}, ...Object.values(catalogues)));

interface Answer {
  query: string;
  variables?: object;
  data: object;
}

interface DrawnPart {
  page: HTMLElement;
  /** Does something and waits until what it leads to is drawn. */
  act: (deed: () => unknown) => Promise<void>;
  press: (name: string) => Promise<void>;
  /** Types into the field of this label. */
  type: (label: string, text: string) => Promise<void>;
  answer: (answer: Answer) => Promise<void>;
  leave: () => Promise<void>;
}

/** The facts of a museum that sells in Dutch and English. */
export const factsOfMuseum: Answer = {
  query: 'ClientFacts',
  data: {
    clients: {
      edges: [
        {
          node: {
            ...{ name: 'Getij Museum', subdomain: 'getij', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
            ...{ sellsInTest: false, channelTypes: [] },
            config: {
              supportedLocales: { defaultLocale: 'nl_NL', edges: [{ node: { locale: 'en_US' } }] },
            },
          },
        },
      ],
    },
  },
};

/**
 * For tests with `@vitest-environment happy-dom`: a part of the back office, in English, with what the server has answered.
 * Other answers are on their way for good.
 */
export async function drawPart(part: ReactNode, answers: readonly Answer[] = []): Promise<DrawnPart> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onlineManager.setOnline(false);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnMount: false, refetchInterval: false } },
  });
  const take = ({ query, variables = {}, data }: Answer) => queries.setQueryData([query, variables], data);
  for (const answer of answers) take(answer);
  const router = createRouter({
    routeTree: createRootRoute({ validateSearch: readAddressTexts, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const doing = (deed: () => unknown) =>
    act(async () => {
      await deed();
    });
  await doing(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>
          <MantineProvider env="test">
            <LinkProvider link={RouterLink}>
              <MessagesProvider translator={words}>{part}</MessagesProvider>
            </LinkProvider>
          </MantineProvider>
        </RouterContextProvider>
      </QueryClientProvider>,
    ),
  );
  return {
    page,
    act: doing,
    press: (name) => doing(() => namedButton(name).click()),
    type: (label, text) =>
      doing(() => {
        const field = fieldOf(label);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    answer: (answer) =>
      doing(() => {
        take(answer);
        // What is drawn of it hears of it in a turn of its own.
        return new Promise((resolve) => setTimeout(resolve));
      }),
    leave: async () => {
      await doing(() => root.unmount());
      page.remove();
      onlineManager.setOnline(true);
    },
  };
}

function namedButton(name: string): HTMLButtonElement {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!button) throw new Error(`No button ${name}`);
  return button;
}

function fieldOf(label: string): HTMLInputElement {
  const field = [...document.querySelectorAll('input')].find(
    (one) => one.getAttribute('aria-label') === label || one.labels?.[0]?.textContent === label,
  );
  if (!field) throw new Error(`No field ${label}`);
  return field;
}
