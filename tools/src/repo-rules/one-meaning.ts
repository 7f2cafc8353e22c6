import { isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** Code that is built together: a name within it is searched for, and found once. */
const APPLICATION = /^(?:apps|packages)\/[^/]+\/src\//;

const DECLARED =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** What each feature or word list exports under one agreed name. */
const agreed = new Set(['routes', 'messages']);

/** A name that two files export means two things to a reader, and leads a search to the wrong one. */
export const oneMeaning: RepoRule = {
  name: 'one-name-one-meaning',
  instead:
    'Give the lesser meaning a name of its own (GLOSSARY.md); use the first where it is the same thing.',
  find(files) {
    const places = new Map<string, string[]>();
    for (const { path, text } of files) {
      const application = APPLICATION.exec(path)?.[0];
      if (application === undefined || !isTypeScript(path) || isTest(path)) continue;
      for (const name of new Set(Array.from(text.matchAll(DECLARED), ([, found = '']) => found))) {
        const key = `${application} ${name}`;
        places.set(key, [...(places.get(key) ?? []), path]);
      }
    }
    return [...places].flatMap(([key, [first, ...more]]) => {
      const [, name = ''] = key.split(' ');
      if (agreed.has(name)) return [];
      return more.map((place) => ({ place, message: `${name} is exported by ${first} too` }));
    });
  },
};
