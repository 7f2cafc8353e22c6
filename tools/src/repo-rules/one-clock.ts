import { findLines, isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** What asks the device which day or hour it is, or writes an instant by the clock of the device. */
const DEVICE_CLOCK =
  /\bresolvedOptions\(\)\.timeZone|\.get(?:TimezoneOffset|Hours|Minutes|Date|Day|Month|FullYear)\(|\.toLocale(?:Date|Time)String\(|\bNow\.(?:plain\w+|zonedDateTimeISO|timeZoneId)\(\)|\bnew Date\(\)\.toISOString\(\)\.slice\(0, 10\)|\bnew Intl\.DateTimeFormat\((?![^)]*timeZone)[^){]*(?:\{[^}]*\})?\)/;

/** An instant reads the same for all accounts: by the clocks of the client, of a visit by those of its location. */
export const oneClock: RepoRule = {
  name: 'one-clock',
  instead:
    "Use today(), timeZone and dateTime() of useMessages(), which have the client's time zone, or localDateTime() with the zone of a location.",
  find: (files) =>
    findLines(
      files,
      (path) =>
        /^(apps\/(back-office|scanner|shop)|packages\/(domain|i18n|ui))\/src\//.test(path) &&
        isTypeScript(path) &&
        !isTest(path),
      DEVICE_CLOCK,
    ),
};
