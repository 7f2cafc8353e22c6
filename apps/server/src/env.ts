import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { type FeatureFlag, isFeatureFlag } from '@foyer/domain/identity/feature-flags.ts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const NAME = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
const isDomain = (value: string) => new RegExp(`^${NAME}(\\.${NAME})*$`, 'i').test(value);
const isHost = (value: string) => isIP(value) > 0 || isDomain(value);
const isClientName = (value: string) => new RegExp(`^${NAME}$`).test(value);

/** A folder as the system writes it (`C:\\files` too), or an address of a kind that Foyer can store in. */
const isFileStore = (value: string) => !/^[a-z][a-z0-9+.-]+:/i.test(value) || /^(s3|file):\/\/./.test(value);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** None, so many proxies in front of the server, or proxies at these addresses and networks. */
function readTrustProxy(value: string, context: z.RefinementCtx): false | number | string {
  if (value === '') return false;
  if (/^\d+$/.test(value)) return Number(value);
  const isNetwork = (one: string) => namedNetworks.includes(one) || isIP(one.split('/')[0] ?? '') > 0;
  if (value.split(',').every((one) => isNetwork(one.trim()))) return value;
  context.addIssue('must be a number of proxies, or addresses and networks separated by commas');
  return z.NEVER;
}

/** '192.168.1.0/24 10.0.7.12'. */
function readNetworks(value: string, context: z.RefinementCtx): string[] {
  const networks = value.split(/[\s,]+/).filter(Boolean);
  if (networks.every((one) => /^[^/]+(\/\d{1,3})?$/.test(one) && isIP(one.split('/')[0] ?? '') > 0))
    return networks;
  context.addIssue('must be addresses and networks such as 192.168.1.0/24, separated by spaces');
  return z.NEVER;
}

/** Foyer's own other addresses: 'https://api.foyer.example https://cms.foyer.example'. */
function readOrigins(value: string, context: z.RefinementCtx): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean);
  if (origins.every((one) => /^https?:/.test(one) && URL.parse(one)?.origin === one)) return origins;
  context.addIssue('must be origins such as https://api.foyer.example, separated by spaces');
  return z.NEVER;
}

/** 'record-search=0 page-preload=1'. */
function readFeatureFlags(value: string, context: z.RefinementCtx): Partial<Record<FeatureFlag, boolean>> {
  const pairs = value.split(/[\s,]+/).filter(Boolean);
  const flags: Partial<Record<FeatureFlag, boolean>> = {};
  for (const pair of pairs) {
    const [name = '', state = ''] = pair.split('=');
    if (isFeatureFlag(name) && /^[01]$/.test(state)) flags[name] = state === '1';
    else context.addIssue(`${pair} is no flag that is 0 or 1`);
  }
  return flags;
}

/** Where a provider's API is; another address is for tests and for proxies that a client's network asks for. */
const providerUrl = (real: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(real);

/** Every setting of a Foyer process. This file is the only reader of process.env. */
const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().refine(isHost, 'must be an address or a host name').default('127.0.0.1'),
  FOYER_DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  FOYER_BASE_DOMAIN: z.string().refine(isDomain, 'must be a domain such as foyer.example').optional(),
  FOYER_DEFAULT_CLIENT: z.string().refine(isClientName, 'must be the subdomain of a client').default('demo'),
  FOYER_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  FOYER_NEW_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  FOYER_BACKUP_DIR: z.string().min(1).optional(),
  FOYER_BACKUP_DAYS: z.coerce.number().int().min(1, 'must be at least 1').max(3650).default(30),
  FILES_URL: z.string().refine(isFileStore, 'must be a folder, file:// or s3://').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  TRUST_PROXY: z.string().default('').transform(readTrustProxy),
  FOYER_ORIGINS: z.string().default('').transform(readOrigins),
  FOYER_FEATURE_FLAGS: z.string().default('').transform(readFeatureFlags),
  FOYER_HELP_URL: z.url({ protocol: /^https?$/ }).optional(),
  FOYER_APPLE_PUSH_URL: providerUrl('https://api.push.apple.com'),
  FOYER_GOOGLE_TOKEN_URL: providerUrl('https://oauth2.googleapis.com/token'),
  FOYER_GOOGLE_WALLET_URL: providerUrl('https://walletobjects.googleapis.com'),
  FOYER_MOLLIE_URL: providerUrl('https://api.mollie.com'),
  FOYER_STRIPE_URL: providerUrl('https://api.stripe.com'),
  FOYER_ADYEN_URL: providerUrl('https://checkout-test.adyen.com'),
  FOYER_MAILCHIMP_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  FOYER_MESSAGEBIRD_URL: providerUrl('https://rest.messagebird.com'),
  FOYER_PRIVATE_ENDPOINTS: flag.default(false),
  FOYER_PRINTER_NETWORKS: z.string().default('').transform(readNetworks),
  FOYER_PRINTER_PORT: port.default(9100),
  FOYER_DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(8, 'must be at least 8 characters').optional(),
  FOYER_WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(Math.min(64, Math.max(1, availableParallelism() - 1))),
  FOYER_METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  FOYER_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Env = z.infer<typeof environment>;

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The names of all that is set for this process, ours and others. */
export const givenNames = (): string[] => Object.keys(process.env);

/** The environment could not be understood; the message names every setting that is wrong. */
export class EnvironmentError extends Error {}

/**
 * Parses the process's settings once. An empty value counts as not set.
 * @throws EnvironmentError with one line per wrong setting.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`These settings are not usable:\n${lines.join('\n')}`);
  }
  if (parsed.data.DATABASE_URL && !parsed.data.FOYER_SECRET) {
    throw new EnvironmentError(
      'These settings are not usable:\n  FOYER_SECRET: needed with DATABASE_URL; every process must be given the same one',
    );
  }
  return parsed.data;
}
