import { isCode, type RepoRule } from './repo-rule.ts';

/** As a whole name, or behind a dash or dot: `order-service.ts` says no more than `service.ts`. */
const endings = /(^|[-.])(service|manager|util|utilitie|helper|misc|handler)s?$/;
/** Only as a whole name: `account-types.ts` says what it holds. */
const wholeNames = /^(common|shared|types|data|lib)$/;
const isJunk = (part: string) => endings.test(part) || wholeNames.test(part);
const kebabCase = /^[a-z0-9]+([-.][a-z0-9]+)*$/;

const sourceParts = (path: string) => path.replace(/\.[a-z]+$/, '').split('/');

/** Names under which anything can be put say nothing about the contents. */
export const junkDrawerNames: RepoRule = {
  name: 'no-junk-drawers',
  instead:
    'Name the file after what it holds or does (`cancel-order.ts`, `format-money.ts`), one main thing a file.',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path) && sourceParts(path).some(isJunk))
      .map(({ path }) => ({ place: path, message: 'is a junk drawer' })),
};

/** One way to write a file's name, so that it can be found without guessing. */
export const kebabCaseNames: RepoRule = {
  name: 'kebab-case-names',
  instead: 'Write file and folder names in kebab-case: `edit-channel-page.tsx`.',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path) && !sourceParts(path).every((part) => kebabCase.test(part)))
      .map(({ path }) => ({ place: path, message: 'is not in kebab-case' })),
};
