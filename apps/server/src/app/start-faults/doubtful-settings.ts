import { type Env, settingNames } from '../../env.ts';

/** What is set and probably not meant, a line each, among the `names` of all that is set; the process starts all the same. */
export function findDoubtfulSettings(env: Env, names: readonly string[]): string[] {
  return [...misspelt(names), ...unreachableLinks(env)];
}

const ofDevelopment = /^FOYER_(?:SERVER|SEED|LONG|TEST_\w+)$/;

/** Names that begin as ours do and are none: 'FOYER_DEMOO'. */
function misspelt(given: readonly string[]): string[] {
  const unknown = given.filter(
    (name) => name.startsWith('FOYER_') && !settingNames.includes(name) && !ofDevelopment.test(name),
  );
  return unknown.map((name) => {
    const alike = settingNames.filter((known) => known.startsWith(name.slice(0, -2)));
    const meant = alike.length === 1 ? ` Is ${alike[0]} meant?` : '';
    return `${name} is not a setting of Foyer and does nothing.${meant}`;
  });
}

function unreachableLinks({ HOST, PUBLIC_URL, FOYER_ROLE }: Env): string[] {
  const isOnEveryAddress = HOST === '0.0.0.0' || HOST === '::';
  if (!isOnEveryAddress || PUBLIC_URL || FOYER_ROLE === 'worker') return [];
  return [
    'HOST is every address of this machine and PUBLIC_URL is not set: links in mails work in this network only. ' +
      'Set PUBLIC_URL to the address that people use.',
  ];
}
