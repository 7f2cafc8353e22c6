import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

const SECRET = 'a secret of thirty-two characters or more';

function refusalOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('an empty environment is a complete one: everything has its default', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    FOYER_DATA_DIR: './data',
    FOYER_DEFAULT_CLIENT: 'demo',
    FOYER_ROLE: 'all',
  });
});

test('a setting that is there but empty counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', FOYER_DEMO: '' })).toEqual(readEnv({}));
});

test('settings arrive as what they are: a number, a yes or no, an address without a slash at its end', () => {
  const env = readEnv({ PORT: '8080', FOYER_DEMO: '0', PUBLIC_URL: 'https://tickets.example.com/' });
  expect(env).toMatchObject({ PORT: 8080, FOYER_DEMO: false, PUBLIC_URL: 'https://tickets.example.com' });
});

test('the trusted proxies are none, a number of them, or networks', () => {
  expect(readEnv({}).TRUST_PROXY).toBe(false);
  expect(readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1);
  expect(readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).TRUST_PROXY).toBe('loopback, 10.0.0.0/8');
});

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::1'],
  ['HOST', 'tickets.example.com'],
  ['FOYER_BASE_DOMAIN', 'foyer.example'],
  ['FOYER_BASE_DOMAIN', 'localhost'],
  ['FOYER_DEFAULT_CLIENT', 'getij-2'],
  ['FILES_URL', './uploads'],
  ['FILES_URL', '/srv/foyer files'],
  ['FILES_URL', 'C:\\foyer\\files'],
  ['FILES_URL', 'file:///srv/files'],
  ['FILES_URL', 's3://key:secret@minio.example.com/bucket'],
])('%s=%s is accepted', (name, value) => {
  expect(refusalOf({ [name]: value })).toBe('accepted');
});

test('own other addresses and flags are lists; a flag that is not named keeps its default', () => {
  expect(readEnv({})).toMatchObject({ FOYER_ORIGINS: [], FOYER_FEATURE_FLAGS: {} });
  const env = readEnv({
    FOYER_ORIGINS: 'https://api.foyer.example, http://localhost:4000',
    FOYER_FEATURE_FLAGS: 'record-search=0 page-preload=1',
  });
  expect(env.FOYER_ORIGINS).toEqual(['https://api.foyer.example', 'http://localhost:4000']);
  expect(env.FOYER_FEATURE_FLAGS).toEqual({ 'record-search': false, 'page-preload': true });
});

describe.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/foyer'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'tickets.example.com'],
  ['PUBLIC_URL', 'ftp://tickets.example.com'],
  ['FOYER_SECRET', 'short'],
  ['HOST', 'not an address'],
  ['FOYER_BASE_DOMAIN', 'not a domain!'],
  ['FOYER_BASE_DOMAIN', 'https://foyer.example'],
  ['FOYER_BASE_DOMAIN', 'localhost:4000'],
  ['FOYER_DEFAULT_CLIENT', 'a b|c'],
  ['FILES_URL', 'ftp://files.example.com'],
  ['FILES_URL', 's3:bucket'],
  ['SMTP_URL', 'mail.example.com'],
  ['FOYER_HELP_URL', 'javascript:alert(1)'],
  ['FOYER_ORIGINS', 'api.foyer.example'],
  ['FOYER_ORIGINS', 'https://api.foyer.example/v1'],
  ['FOYER_ORIGINS', '*'],
  ['FOYER_FEATURE_FLAGS', 'record-search'],
  ['FOYER_FEATURE_FLAGS', 'coffee=1'],
  ['FOYER_DEMO', 'yes'],
  ['DEMO_PASSWORD', 'short'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.1, nginx'],
  ['FOYER_ROLE', 'everything'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s', (name, value) => {
  test('is refused in a message that names the setting', () => {
    const refusal = refusalOf({ FOYER_SECRET: SECRET, [name]: value });
    expect(refusal).toContain('These settings are not usable');
    expect(refusal).toContain(`${name}: `);
  });
});

test('all wrong settings are named at once', () => {
  const lines = refusalOf({ PORT: 'x', FOYER_ROLE: 'x', FOYER_DEMO: 'x' }).split('\n');
  expect(lines).toHaveLength(4);
});

test('a database of one’s own needs the secret that every process shares', () => {
  const DATABASE_URL = 'postgres://foyer@db.example.com/foyer';
  expect(refusalOf({ DATABASE_URL })).toContain('FOYER_SECRET: needed with DATABASE_URL');
  expect(refusalOf({ DATABASE_URL, FOYER_SECRET: SECRET })).toBe('accepted');
});

test('a refusal repeats no secret', () => {
  const refusal = refusalOf({
    FOYER_SECRET: 'hush',
    DEMO_PASSWORD: 'hush2',
    DATABASE_URL: 'x://u:hush3@h/d',
  });
  expect(refusal).not.toContain('hush');
});
