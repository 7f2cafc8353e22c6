import type { EmailReading } from './email-reading.ts';
import { lookOf } from './look-alikes.ts';

/** How a rule compares (specification 001, section 3: blocking rules by email). */
export const blockingKinds = ['starts-with', 'ends-with', 'contains', 'same-as', 'does-not-contain'] as const;
export type BlockingKind = (typeof blockingKinds)[number];

export interface BlockingRule {
  kind: BlockingKind;
  text: string;
}

/** The same rule in every version of the setting. */
export const ruleKey = ({ kind, text }: BlockingRule): string => `${kind} ${text}`;

type Forms = Pick<EmailReading, 'plain' | 'untagged' | 'read' | 'exact'>;

/**
 * Whether a rule stops an address. Its text is compared with the address as it was typed, without its tag, and, unless a
 * dot begins or ends the text, without the dots of both local parts. Neither a tag nor a letter that only looks like another
 * fulfils "does not contain".
 */
export function isStoppedBy(rule: BlockingRule, { plain, untagged, read, exact }: Forms): boolean {
  const text = lookOf(rule.text);
  const bare = withoutDots(text);
  const compare = comparisons[rule.kind];
  const isFound = (address: string, wanted: string) => compare(address, wanted);
  const isInReading = bare !== null && isFound(read, bare);
  if (rule.kind === 'does-not-contain') return !containsExactly(exact, rule.text);
  return isFound(plain, text) || isFound(untagged, text) || isInReading;
}

function containsExactly(exact: string, text: string): boolean {
  const bare = withoutDots(text);
  return exact.includes(text) || (bare !== null && (withoutDots(exact) ?? exact).includes(bare));
}

/** Every rule that stops an address. */
export const blockingRulesFor = (rules: readonly BlockingRule[], forms: Forms): BlockingRule[] =>
  rules.filter((rule) => isStoppedBy(rule, forms));

const comparisons: Record<BlockingKind, (address: string, text: string) => boolean> = {
  'starts-with': (address, text) => address.startsWith(text),
  'ends-with': (address, text) => address.endsWith(text),
  contains: (address, text) => address.includes(text),
  'same-as': (address, text) => address === text,
  'does-not-contain': (address, text) => address.includes(text),
};

/** A text without the dots of its local part, as `EmailReading.read` is; null where a dot is what it is about. */
function withoutDots(text: string): string | null {
  const at = text.indexOf('@');
  // Without an @ it may be of a host, whose dots count.
  if (at < 0) return text.includes('.') ? null : text;
  const local = text.slice(0, at);
  if (local.startsWith('.') || local.endsWith('.')) return null;
  const [name = ''] = local.split('+');
  return `${name.replaceAll('.', '')}${text.slice(at)}`;
}
