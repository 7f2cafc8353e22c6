// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { leadToFirstError } from './lead-focus.ts';

const focused = () => document.activeElement?.id;
afterEach(() => document.body.replaceChildren());

it('the focus goes to the first wrong field that can take it, past one that is out of reach', () => {
  document.body.innerHTML = `
    <fieldset inert><input id="hidden" aria-invalid="true" /></fieldset>
    <input id="good" />
    <input id="wrong" aria-invalid="true" />`;
  expect(leadToFirstError(document.activeElement)).toBe(true);
  expect(focused()).toBe('wrong');
});

it('without a wrong field in reach the focus stays, and it is said that none was found', () => {
  document.body.innerHTML = '<input id="good" />';
  document.getElementById('good')?.focus();
  expect(leadToFirstError(document.activeElement)).toBe(false);
  expect(focused()).toBe('good');
});

it('the focus is not taken from another field in which one types meanwhile', () => {
  document.body.innerHTML = '<input id="next" /><input id="wrong" aria-invalid="true" />';
  const before = document.activeElement;
  document.getElementById('next')?.focus();
  expect(leadToFirstError(before)).toBe(true);
  expect(focused()).toBe('next');
});
