import { findLines, isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** What browsers give to pages of https and of their own machine only. */
const SECURE_CONTEXT =
  /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:clipboard|credentials|geolocation|locks|mediaDevices|serviceWorker|share|storage|wakeLock)\b|\b(?:caches|cookieStore)\.|\bnew (?:PaymentRequest|Notification)\b/;

/** Each of these does without where there is none, or says so in words. */
const ANSWERED_FOR = [
  'packages/ui/src/fields/copy-text.ts',
  'apps/back-office/src/session/sign-in/refresh-session.ts',
  'apps/scanner/src/app/main.tsx',
  'apps/scanner/src/offline-queue/scan-queue.ts',
  'apps/scanner/src/scan/use-camera.ts',
  'apps/screen/src/keep-page.ts',
  // A desk keeps nothing over http, and sells while it has a connection.
  'apps/back-office/src/features/desk-sale/offline/desk-device.ts',
  'apps/back-office/src/session/desk-store/sealed.ts',
  // A gate decides without a connection by signatures and hashes; over http it keeps its scans unchecked.
  'packages/domain/src/tickets/ticket-code.ts',
  'packages/domain/src/scanning/gate-code-hash.ts',
];

/** On a local network a demonstration is opened without TLS: there such a call throws, and nothing can be bought. */
export const worksOverHttp: RepoRule = {
  name: 'works-over-http',
  instead:
    'Use randomUuid and copyText of packages/ui. For what only https has, do without it in a file of its own, name that file in this rule and add a step to e2e/plain-http.spec.ts.',
  find: (files) =>
    findLines(
      files,
      (path) =>
        /^(apps\/(back-office|scanner|screen|shop)|packages\/(content-html|domain|i18n|ui))\/src\//.test(
          path,
        ) &&
        isTypeScript(path) &&
        !isTest(path) &&
        !ANSWERED_FOR.includes(path),
      SECURE_CONTEXT,
    ),
};
