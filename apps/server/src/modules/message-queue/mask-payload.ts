import { maskText } from './mask-address.ts';

/** Names of fields that hold what a person is called, where they live or how they are reached. */
const personal =
  /name$|phone|mobile|street|house_?number|postal|zip|^(to|from|buyer|birth.*|gender|salutation)$/i;
/** Names of fields that hold secrets. */
const secret = /secret|token|password|link$|url$|codes?$|pin$/i;
/** Names that end alike and name no person. */
const impersonal = /^(file|event|type|product|template|location|group|ticket\w*)_?name$/i;

/**
 * A message's payload for staff who look into a failure: personal data is masked (more.md, section 13), whatever
 * right they have; ids, states and amounts stay. What is below a personal field is masked too; an e-mail address, a
 * link and a token anywhere. Nothing is left of a secret.
 */
export function maskPayload(value: unknown, hidden = false): unknown {
  if (Array.isArray(value)) return value.map((one) => maskPayload(one, hidden));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        secret.test(name) && typeof one === 'string'
          ? '•••••'
          : maskPayload(one, hidden || (personal.test(name) && !impersonal.test(name))),
      ]),
    );
  }
  if (typeof value !== 'string') return hidden && value !== null ? '•••••' : value;
  if (hidden && !value.includes('@')) return `${value.slice(0, 1)}•••••`;
  return maskText(value);
}
