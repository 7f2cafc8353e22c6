import { expect, test } from 'vitest';
import { idleClock } from './idle-clock.ts';

/** A kiosk with a clock of its own. */
function aKiosk({ isUntouched = false } = {}) {
  const state = { at: 0, busy: false };
  const clock = idleClock({ now: () => state.at, isBusy: () => state.busy, isUntouched });
  const after = (seconds: number) => {
    state.at += seconds * 1000;
    return clock.read();
  };
  return { clock, state, after };
}

test('a visitor who touches the screen now and then is never asked', () => {
  const { clock, after } = aKiosk();
  for (let nth = 0; nth < 20; nth += 1) {
    expect(after(39).kind).toBe('in use');
    clock.touch();
  }
});

test('a kiosk that is left alone asks, counts down and starts again', () => {
  const { after } = aKiosk();
  expect(after(40)).toEqual({ kind: 'asking', secondsLeft: 20 });
  expect(after(15)).toEqual({ kind: 'asking', secondsLeft: 5 });
  expect(after(5)).toEqual({ kind: 'over' });
});

test('the answer to the question gives the whole time again; a touch beside it does not', () => {
  const { clock, after } = aKiosk();
  after(45);
  clock.touch();
  expect(clock.read().kind).toBe('asking');
  clock.stay();
  expect(after(39).kind).toBe('in use');
});

test('a payment that is confirmed for two minutes is not left, and its tickets stay a whole minute', () => {
  const { state, after } = aKiosk();
  state.busy = true;
  expect(after(120).kind).toBe('in use');
  state.busy = false;
  expect(after(0).kind).toBe('in use');
  expect(after(39).kind).toBe('in use');
  expect(after(21)).toEqual({ kind: 'over' });
});

test('a payment that is never confirmed keeps the kiosk for five minutes', () => {
  const { state, after } = aKiosk();
  state.busy = true;
  expect(after(290)).toEqual({ kind: 'asking', secondsLeft: 10 });
  expect(after(10)).toEqual({ kind: 'over' });
});

test('a start page that no visitor has touched asks nothing, and is loaded again after a quarter of an hour', () => {
  const { clock, after } = aKiosk({ isUntouched: true });
  expect(after(14 * 60).kind).toBe('in use');
  expect(after(60)).toEqual({ kind: 'over' });
  const touched = aKiosk({ isUntouched: true });
  touched.after(14 * 60);
  touched.clock.touch();
  expect(touched.after(45).kind).toBe('asking');
  expect(clock.read().kind).toBe('over');
});
