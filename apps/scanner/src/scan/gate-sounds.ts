import type { ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';

interface Tone {
  frequencyHertz: number;
  atSeconds: number;
  forSeconds: number;
}

/** Distinguishable by ear: rising for valid, the same tone twice for attention, a low tone twice for refused. */
const tones: Record<ScanVerdict | 'read', readonly Tone[]> = {
  read: [{ frequencyHertz: 1_568, atSeconds: 0, forSeconds: 0.06 }],
  valid: [
    { frequencyHertz: 659, atSeconds: 0, forSeconds: 0.09 },
    { frequencyHertz: 988, atSeconds: 0.1, forSeconds: 0.18 },
  ],
  attention: [
    { frequencyHertz: 523, atSeconds: 0, forSeconds: 0.12 },
    { frequencyHertz: 523, atSeconds: 0.2, forSeconds: 0.12 },
  ],
  refused: [
    { frequencyHertz: 196, atSeconds: 0, forSeconds: 0.22 },
    { frequencyHertz: 147, atSeconds: 0.28, forSeconds: 0.34 },
  ],
};

const vibrationsMs: Record<ScanVerdict, number[]> = {
  valid: [60],
  attention: [120, 80, 120],
  refused: [220, 100, 320],
};

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a person touched it: call this on the first touch or key. */
export function allowSounds(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Plays at once and waits for nothing; without permission for sound it stays quiet. */
export function playGateSound(name: ScanVerdict | 'read'): void {
  if (audio?.state !== 'running') return;
  for (const tone of tones[name]) playTone(audio, tone);
}

export function vibrate(verdict: ScanVerdict): void {
  if ('vibrate' in navigator) navigator.vibrate(vibrationsMs[verdict]);
}

function playTone(context: AudioContext, tone: Tone): void {
  const startsAt = context.currentTime + tone.atSeconds;
  const oscillator = new OscillatorNode(context, { frequency: tone.frequencyHertz, type: 'triangle' });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, startsAt);
  gain.gain.linearRampToValueAtTime(0.5, startsAt + 0.01);
  gain.gain.setValueAtTime(0.5, startsAt + tone.forSeconds - 0.03);
  gain.gain.linearRampToValueAtTime(0, startsAt + tone.forSeconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(startsAt);
  oscillator.stop(startsAt + tone.forSeconds);
}
