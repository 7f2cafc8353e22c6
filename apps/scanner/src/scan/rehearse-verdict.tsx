import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type GateMessages, MessagesProvider } from '../app/messages.ts';
import type { ShownVerdict } from './shown-verdict.ts';
import { VerdictScreen } from './verdict-screen.tsx';

/** A gate that is never idle rehearses after this time all the same. */
const BEGINS_WITHIN_MS = 2_000;

const nothing = () => {};

/**
 * Draws a verdict once while the gate is idle, invisible and without a sound: the first drawing takes a slow phone several times as
 * long as the next ones, and a visitor would wait for it. A scan ends it. It is taken away before the browser paints.
 * @returns what ends it
 */
export function rehearseVerdict(messages: GateMessages): () => void {
  let end = nothing;
  const begin = () => {
    const place = document.createElement('div');
    place.className = 'rehearsal';
    place.inert = true;
    place.ariaHidden = 'true';
    document.body.append(place);
    const root = createRoot(place);
    end = () => {
      end = nothing;
      root.unmount();
      place.remove();
    };
    const measure = () => {
      place.getBoundingClientRect();
      queueMicrotask(() => end());
    };
    // As a transition it makes way for keys and clicks.
    startTransition(() => root.render(<Rehearsal messages={messages} onDrawn={measure} />));
  };
  const callOff = whenIdle(begin);
  const stop = () => {
    document.removeEventListener('gate-scan', stop);
    callOff();
    end();
  };
  document.addEventListener('gate-scan', stop);
  return stop;
}

function Rehearsal({ messages, onDrawn }: { messages: GateMessages; onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <MessagesProvider value={messages}>
      <VerdictScreen
        device={{ key: '', name: '', clientName: '', locationName: null, timeZone: 'UTC' }}
        figure={null}
        shown={rehearsed}
        listTime={null}
        onNext={nothing}
        onUndo={nothing}
      />
    </MessagesProvider>
  );
}

/** With each part that a verdict may have. */
const rehearsed: ShownVerdict = {
  ...{
    verdict: 'valid',
    reason: 'valid',
    earlier: null,
    group: { people: 2, left: 0, size: 2 },
    isKept: false,
  },
  ticket: {
    ...{ typeName: '0', productName: '0', date: null, time: '00:00', locationName: null },
    ...{ validFromAt: null, validUntilAt: null, orderNumber: '0', buyer: null, visitorName: null },
    ...{ language: 'nl', group: { inside: 2, size: 2 } },
  },
};

/** @returns what calls it off. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: BEGINS_WITHIN_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, BEGINS_WITHIN_MS);
  return () => clearTimeout(timer);
}
