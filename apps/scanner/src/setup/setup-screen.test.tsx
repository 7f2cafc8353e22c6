// @vitest-environment happy-dom
import { patience } from '@foyer/testkit/patience.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeviceChoices } from '../app/device-memory.ts';
import { SetupScreen } from './setup-screen.tsx';

const device = {
  key: 'k1',
  name: 'North',
  clientName: 'Getij',
  locationName: null,
  timeZone: 'Europe/Amsterdam',
};
const known: DeviceChoices = {
  isMuted: false,
  usesCamera: true,
  locale: 'en',
  direction: 'in',
  setUpKey: null,
};
const setup = { chosen: { locationId: null, ticketGroupIds: null }, locations: [], ticketGroups: [] };

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

/** The set-up of a gate that could be read; saving it ends as `save` says. */
async function aSetup(choices: DeviceChoices, save: () => Promise<Response>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'GET' ? Response.json(setup) : save(),
  );
  const done: DeviceChoices[] = [];
  const element = document.createElement('div');
  root = createRoot(element);
  await act(async () =>
    root?.render(
      <SetupScreen
        device={device}
        choices={choices}
        onDone={(chosen) => done.push(chosen)}
        onOpenDevice={() => {}}
        onNotPaired={() => {}}
      />,
    ),
  );
  const button = (words: string) =>
    [...element.querySelectorAll('button')].find((one) => one.textContent === words && !one.disabled);
  const find = async (words: string) => {
    const end = Date.now() + patience.timeout;
    for (;;) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
      const found = button(words);
      if (found) return found;
      if (Date.now() > end) throw new Error(`No button reads ${words}: ${element.textContent}`);
    }
  };
  return {
    done,
    element,
    button,
    press: async (words: string) => {
      const pressed = await find(words);
      await act(async () => pressed.click());
    },
  };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number, code: string) => async () =>
  Response.json({ errors: [{ code }] }, { status });

test.each([
  ['the connection is lost', lost],
  ['the organisation is stopped', answer(403, 'client-disabled')],
])('where %s while a gate is set up it can scan with its earlier settings', async (_, save) => {
  const gate = await aSetup(known, save);
  await gate.press('Start scanning');
  expect(gate.done).toEqual([]);
  await gate.press('Scan with the earlier settings');
  expect(gate.done).toEqual([{ ...known, setUpKey: 'k1' }]);
});

test('settings that the museum refuses are to be corrected first', async () => {
  const gate = await aSetup(known, answer(422, 'ticket-group-invalid'));
  await gate.press('Start scanning');
  await vi.waitFor(() => expect(gate.element.textContent).toContain('were not saved'), patience);
  expect(gate.button('Scan with the earlier settings')).toBeUndefined();
  expect(gate.button('Cancel')).toBeUndefined();
});

test('a gate that was set up before goes back to scanning without a change', async () => {
  const choices = { ...known, setUpKey: 'k1' };
  const gate = await aSetup(choices, lost);
  await gate.press('Cancel');
  expect(gate.done).toEqual([choices]);
});
