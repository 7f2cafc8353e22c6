import { expect, test } from 'vitest';
import { analyticsSources } from './analytics-sources.ts';

const none = { ga4Id: '', gtmId: '', uaId: '', pixelId: '' };

test.each([
  [{ ga4Id: 'G-ABC123DEF4' }, ['https://www.googletagmanager.com']],
  [{ pixelId: '1234567890' }, ['https://connect.facebook.net']],
  // The service was shut: its id is kept and loads nothing (insight-and-settings, decision 21).
  [{ uaId: 'UA-12345-1' }, []],
  [{}, []],
])('a sales page that is measured by %j takes scripts from %j', (ids, scripts) => {
  expect(analyticsSources({ ...none, ...ids }).scripts).toEqual(scripts);
});
