import { describe, expect, test } from 'vitest';
import { keptOrigin, orderOriginInput } from './order-origin.ts';

const hosts = ['www.getij.example'];

describe('the origin of an order', () => {
  test('has the campaign of the link and the page of the client’s own site, without its query', () => {
    const said = orderOriginInput.parse({
      campaign: ' spring ',
      page: 'https://www.getij.example/visit?name=Anna#x',
    });
    expect(keptOrigin(said, hosts)).toEqual({ campaign: 'spring', page: 'https://www.getij.example/visit' });
  });

  test.each([
    'https://www.getij.example.evil.example/',
    'https://evil.example/?www.getij.example',
    'https://www.getij.example:8443/',
    'http://www.getij.example/',
    'javascript:alert(1)',
  ])('does not know the page %s', (page) => {
    expect(keptOrigin(orderOriginInput.parse({ page }), hosts)).toBeNull();
  });

  test.each([undefined, null, 7, { campaign: 'x'.repeat(101), page: 3 }, { campaign: '  ' }])(
    'that cannot be read (%j) is none, and refuses nothing',
    (said) => {
      expect(keptOrigin(orderOriginInput.parse(said), hosts)).toBeNull();
    },
  );
});
