import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { findDoubtfulSettings } from './doubtful-settings.ts';

const doubts = (settings: Record<string, string>) =>
  findDoubtfulSettings(readEnv(settings), Object.keys(settings));

test('a setting that is misspelt is named with the one that is meant', () => {
  expect(doubts({ FOYER_DEMOO: '0' })).toEqual([
    'FOYER_DEMOO is not a setting of Foyer and does nothing. Is FOYER_DEMO meant?',
  ]);
  expect(doubts({ FOYER_DEM: '0' })).toEqual(['FOYER_DEM is not a setting of Foyer and does nothing.']);
  expect(doubts({ FOYER_COLOUR: 'red' })).toEqual([
    'FOYER_COLOUR is not a setting of Foyer and does nothing.',
  ]);
  expect(doubts({ FOYER_DEMO: '0', PATH: '/bin', FOYER_SERVER: 'http://127.0.0.1:4000' })).toEqual([]);
});

test('a server on every address without a public address gets a warning about its links', () => {
  expect(doubts({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('PUBLIC_URL')]);
  expect(doubts({ HOST: '0.0.0.0', PUBLIC_URL: 'https://foyer.example' })).toEqual([]);
  expect(doubts({ HOST: '127.0.0.1' })).toEqual([]);
});
