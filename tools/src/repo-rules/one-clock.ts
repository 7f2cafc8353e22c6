import { isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** What asks the device which day or hour it is; the steps of a call may stand on lines of their own. */
const DEVICE_DAY = overLines(
  /\bresolvedOptions\(\)\.timeZone|\.get(?:TimezoneOffset|Hours|Minutes|Date|Day|Month|FullYear)\(|\.to(?:Locale)?(?:Date|Time)String\(|\bNow\.(?:plain\w+|zonedDateTimeISO|timeZoneId)\(\)|\bnew Date\([^()]*\)\.toLocaleString\(/,
);

/** The day of a Date by UTC, which is not the museum's around midnight. */
const UTC_DAY = overLines(/^\.toISOString\(\)\.(?:slice\(0, 10\)|split\(['"]T['"]\)|substring\(0, 10\))/);
const DATE = /\bnew Date\(/g;

/** What writes an instant: by the clock of the device where it names no time zone. */
const FORMAT = /\bIntl\.DateTimeFormat\(/g;

/** An instant reads the same for all accounts: by the clocks of the client, of a visit by those of its location. */
export const oneClock: RepoRule = {
  name: 'one-clock',
  instead:
    "Use today(), timeZone and dateTime() of useMessages(), which have the client's time zone, or localDateTime() with the zone of a location.",
  find: (files) =>
    files
      .filter(
        ({ path }) =>
          /^(apps\/(back-office|scanner|screen|shop)|packages\/(domain|i18n|ui))\/src\//.test(path) &&
          isTypeScript(path) &&
          !isTest(path),
      )
      .flatMap(({ path, text }) =>
        [...text.matchAll(DEVICE_DAY), ...utcDays(path, text), ...formatsWithoutZone(text)].map((match) => ({
          place: `${path}:${text.slice(0, match.index).split('\n').length}`,
          message: match[0].trim(),
        })),
      ),
};

/** Of now; in an app of any moment. In `packages/domain` days are counted in UTC, where all are of one length. */
const utcDays = (path: string, text: string) =>
  [...text.matchAll(DATE)].filter(({ index, 0: call }) => {
    const start = index + call.length;
    const given = argumentsFrom(text, start);
    return (
      (given === '' || path.startsWith('apps/')) && text.slice(start + given.length + 1).search(UTC_DAY) === 0
    );
  });

const formatsWithoutZone = (text: string) =>
  [...text.matchAll(FORMAT)].filter(
    ({ index, 0: call }) => !/\btimeZone\b/.test(argumentsFrom(text, index + call.length)),
  );

/** From behind an opening parenthesis to the one that closes it, over as many lines as it takes. */
function argumentsFrom(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}

/** A pattern of one line that also finds what the formatter has broken before a dot. */
function overLines({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll('\\.', '\\s*\\.'), 'g');
}
