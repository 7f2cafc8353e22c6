import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WallAnswer } from './ask-wall.ts';
import { createDrawing } from './draw-screen.ts';
import { createScreenLoop } from './screen-loop.ts';

/** So much of a document as a screen draws with; every node that is made is counted. */
class FakeNode {
  static made = 0;
  static last: FakeNode;
  static listeners = 0;
  children: FakeNode[] = [];
  dataset: Record<string, string> = {};
  style = {
    properties: new Map<string, string>(),
    setProperty: (name: string, value: string) => this.style.properties.set(name, value),
  };
  className = '';
  hidden = false;
  lang = '';
  textContent = '';
  readonly tag: string;
  constructor(tag = '') {
    this.tag = tag;
    FakeNode.made += 1;
    FakeNode.last = this;
  }
  parent: FakeNode | null = null;
  /** As in a document: a node has one place, and leaves its former one. */
  take(child: FakeNode): FakeNode {
    const former = child.parent;
    if (former) former.children = former.children.filter((one) => one !== child);
    child.parent = this;
    return child;
  }
  append(...children: (FakeNode | string)[]) {
    for (const child of children) {
      if (typeof child === 'string') this.textContent += child;
      else this.children.push(this.take(child));
    }
  }
  prepend(child: FakeNode) {
    this.take(child);
    this.children.unshift(child);
  }
  replaceChildren(...children: FakeNode[]) {
    for (const child of this.children) child.parent = null;
    this.children = children.map((child) => this.take(child));
  }
  setAttribute() {}
  addEventListener() {
    FakeNode.listeners += 1;
  }
  querySelector(selector: string): FakeNode | null {
    for (const child of this.children) {
      if (`.${child.className}` === selector) return child;
      const found = child.querySelector(selector);
      if (found) return found;
    }
    return null;
  }
  get size(): number {
    return 1 + this.children.reduce((sum, child) => sum + child.size, 0);
  }
  text(): string {
    return this.hidden ? '' : [this.textContent, ...this.children.map((child) => child.text())].join(' ');
  }
}

const known = globalThis.document;
beforeAll(() => {
  const create = (tag: string) => new FakeNode(tag);
  Object.assign(globalThis, {
    document: { createElement: create, createElementNS: (_: string, tag: string) => create(tag) },
  });
});
afterAll(() => Object.assign(globalThis, { document: known }));

const faceIn = (language: 'nl' | 'en', word: string, left: number) => ({
  language,
  heading: { time: 'Time', activity: 'Activity', places: 'Places' },
  asOf: language === 'nl' ? 'stand van {time}' : 'as of {time}',
  rows: Array.from({ length: 6 }, (_, index) => ({
    id: `${index}`,
    time: `1${index}:00`,
    title: 'Salt & Light',
    place: 'Main building',
    imageUrl: '/images/a/b',
    word: word.replace('#', `${left}`),
    look: 'few' as const,
  })),
  noRows: 'None',
  events: [{ id: 'e', when: 'Tomorrow, 19:00', title: 'Night at the Museum', word: null }],
  waiting: { label: 'Waiting time', value: '5 minutes' },
  book: 'Scan to book',
  footer: 'Open until 18:00',
});

const wallOf = (left: number): ShownWall => ({
  build: 'one.js',
  name: 'Getij',
  town: 'Havenstad',
  logoUrl: '/images/a/logo',
  timeZone: 'Europe/Amsterdam',
  layout: 'board',
  orientation: 'portrait',
  colours: { backgroundColour: '#0F2233', textColour: '#FFFFFF', accentColour: '#F7D48A' },
  languageSeconds: 15,
  code: { path: 'M0 0h1v1h-1z', size: 21 },
  faces: [faceIn('nl', 'Nog #', left), faceIn('en', '# left', left)],
});

function aScreen(start = '2026-11-20T12:42:00Z') {
  const place = document.createElement('main');
  const root = FakeNode.last;
  const state = { ticks: 0, answer: { kind: 'failed' } as WallAnswer };
  const tick = createScreenLoop({
    kept: null,
    keep: () => {},
    ask: async () => state.answer,
    show: createDrawing(place),
    onNewBuild: () => {},
    ticks: () => state.ticks,
    deviceTime: () => Date.parse(start) + state.ticks,
  });
  const run = async (seconds: number, each?: (second: number) => void) => {
    for (let second = 0; second < seconds; second += 1) {
      each?.(second);
      tick();
      await Promise.resolve();
      await Promise.resolve();
      state.ticks += 1_000;
    }
  };
  return { root, state, run };
}

test('a screen shows one language with its clock, then the other', async () => {
  const { root, state, run } = aScreen();
  state.answer = { kind: 'wall', wall: wallOf(5), etag: null, serverTime: null };
  await run(2);
  expect(root.text()).toContain('Nog 5');
  expect(root.text()).toContain('13:42');
  expect(root.text()).not.toContain('5 left');
  await run(15);
  expect(root.text()).toContain('5 left');
  expect(root.text()).not.toContain('Nog 5');
});

test('a lost network: as of the last answer, then the logo alone with the picture that was fetched before', async () => {
  const { root, state, run } = aScreen();
  state.answer = { kind: 'wall', wall: wallOf(5), etag: null, serverTime: null };
  await run(2);
  const logo = root.querySelector('.logo');
  state.answer = { kind: 'failed' };
  await run(60);
  expect(root.text()).toMatch(/stand van 13:42|as of 13:42/);
  await run(600);
  expect(root.text()).not.toContain('Salt & Light');
  expect(root.querySelector('.logo')).toBe(logo);
  state.answer = { kind: 'same', serverTime: null };
  await run(10);
  expect(root.text()).toContain('Salt & Light');
  expect(root.querySelector('.brand')?.children[0]).toBe(logo);
});

test('over 24 hours of answers, languages and outages neither nodes nor listeners grow', async () => {
  const { root, state, run } = aScreen();
  state.answer = { kind: 'wall', wall: wallOf(5), etag: null, serverTime: null };
  await run(20);
  const first = root.size;
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  await run(24 * 3_600, (second) => {
    // Places change every five minutes, the server restarts each hour, the network is away for a while each four.
    const isAway = second % 3_600 < 20 || second % 14_400 < 900;
    const left = 1 + (Math.floor(second / 300) % 9);
    if (isAway) state.answer = { kind: 'failed' };
    else if (second % 300 < 5)
      state.answer = { kind: 'wall', wall: wallOf(left), etag: `"${left}"`, serverTime: null };
    else state.answer = { kind: 'same', serverTime: null };
  });
  await run(20, () => {
    state.answer = { kind: 'wall', wall: wallOf(3), etag: null, serverTime: null };
  });
  expect(root.size).toBe(first);
  expect(FakeNode.listeners).toBe(0);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBeLessThanOrEqual(
    timers,
  );
  // Nodes are made for new data alone: at most one drawing for each change of it, not one a second.
  expect(FakeNode.made / first).toBeLessThan(2_500);
});

test('without new data no node is made', async () => {
  const { state, run } = aScreen();
  state.answer = { kind: 'wall', wall: wallOf(5), etag: null, serverTime: null };
  await run(2);
  state.answer = { kind: 'same', serverTime: null };
  await run(20);
  const made = FakeNode.made;
  await run(3_600);
  expect(FakeNode.made).toBe(made);
});
