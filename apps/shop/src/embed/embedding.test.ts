import { describe, expect, test } from 'vitest';
import { noChoices, withDayToCome } from '../app/kept-choices.ts';
import { findTabStorage } from '../app/tab-storage.ts';
import { readEmbedding } from './embedding.ts';
import { frameAddress, frameName } from './frame-address.ts';
import { choicesWith, readPreselection } from './preselection.ts';

describe('a page in a frame', () => {
  const name = frameName('popover', new URL('https://www.getij.example/visit?who=anna'), 'spring');

  test('knows by the name of its frame how it is shown, on which page and for which campaign', () => {
    expect(readEmbedding(name, true)).toEqual({
      mode: 'popover',
      page: 'https://www.getij.example/visit',
      campaign: 'spring',
    });
    expect(name).not.toContain('anna');
  });

  test.each(['', 'foyer:{', 'foyer:null', 'other'])('of the name %j is a plain one', (other) => {
    expect(readEmbedding(other, true)).toEqual({ mode: 'inline', page: null, campaign: null });
  });

  test('that has the window for itself is in no frame, whatever its name', () => {
    expect(readEmbedding(name, false)).toBeNull();
  });
});

describe('what a link chooses', () => {
  const address = frameAddress('https://tickets.example', {
    channel: 'getij/tic kets',
    language: 'nl',
    group: 'g1',
    date: '2026-12-01',
    tickets: 'a:2,b:1,c:0,d:-1,e:1.5,f:x,g',
  });
  const given = readPreselection(new URL(address).searchParams);

  test('are the group, the day and the numbers that can be read', () => {
    expect(new URL(address).pathname).toBe('/shop/getij/tic%20kets');
    expect(given).toEqual({
      ticketGroupId: 'g1',
      date: '2026-12-01',
      quantities: { a: 2, b: 1 },
      campaign: null,
    });
  });

  test('is taken over by a visitor who holds no places, and leaves held places alone', () => {
    expect(choicesWith({ ...noChoices, quantities: { z: 9 } }, given)).toMatchObject({
      quantities: { a: 2, b: 1 },
      date: '2026-12-01',
      firstGroupId: 'g1',
    });
    const held = { ...noChoices, quantities: { z: 9 }, date: '2026-12-05', cartSecret: 'secret' };
    expect(choicesWith(held, given)).toMatchObject({ quantities: { z: 9 }, date: '2026-12-05' });
  });
});

describe('the day with which a page starts', () => {
  const dayOn = (today: string, chosen: object) =>
    withDayToCome({ ...noChoices, timeslotId: 't1', ...chosen }, today);

  test('is the chosen one, until it has gone by', () => {
    expect(dayOn('2026-12-05', { date: '2026-12-05' })).toMatchObject({
      date: '2026-12-05',
      timeslotId: 't1',
    });
    expect(dayOn('2026-12-06', { date: '2026-12-05' })).toMatchObject({ date: null, timeslotId: null });
  });

  test.each(['2026-13-01', '2027-02-29', 'soon'])('is none where a link names %s', (date) => {
    expect(dayOn('2026-12-05', { date }).date).toBeNull();
  });

  test('of places that are held is their own', () => {
    expect(dayOn('2026-12-06', { date: '2026-12-05', cartSecret: 'secret' }).date).toBe('2026-12-05');
  });
});

test('a tab without storage keeps its values in the entry of its history', () => {
  const history = {
    state: { other: 1 } as unknown,
    replaceState(state: unknown) {
      this.state = state;
    },
  };
  const page = {
    history,
    get sessionStorage(): Storage {
      throw new Error('Access is denied for this document.');
    },
  };
  const storage = findTabStorage(page);
  storage.setItem('cart', 'secret');
  expect(findTabStorage(page).getItem('cart')).toBe('secret');
  storage.removeItem('cart');
  expect(storage.getItem('cart')).toBeNull();
  expect(history.state).toMatchObject({ other: 1 });
});
