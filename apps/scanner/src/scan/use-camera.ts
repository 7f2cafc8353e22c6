import { type RefObject, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './code-reader.ts';
import { createRepeatGuard } from './repeat-guard.ts';

/** The lamp beside the camera; null = it has none that a page may use. */
export interface Torch {
  isOn: boolean;
  toggle: () => void;
}

export type CameraState = 'off' | 'starting' | 'reading' | 'denied' | 'missing' | 'insecure' | 'failed';

const pauseBetweenReadsMs = 120;

/**
 * Shows the camera in a video element and reports each code that it sees. `isPaused` stops the reporting
 * and never the camera, so that a refused scan cannot stop the reader.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  isPaused: boolean,
  onCode: (code: string) => void,
): { state: CameraState; torch: Torch | null } {
  const [state, setState] = useState<CameraState>('off');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isLit, setIsLit] = useState(false);
  const latest = useRef({ isPaused, onCode });
  useEffect(() => {
    latest.current = { isPaused, onCode };
  });

  useEffect(() => {
    const element = video.current;
    if (!isWanted || !element) {
      setState('off');
      return;
    }
    const stop = new AbortController();
    // Over plain http a browser knows no camera.
    if (!navigator.mediaDevices) {
      setState('insecure');
      return;
    }
    setState('starting');
    const onStarted = (started: MediaStreamTrack | null) => {
      setState('reading');
      setIsLit(false);
      setTrack(hasTorch(started) ? started : null);
    };
    runCamera(element, stop.signal, onStarted, latest).catch((error: unknown) => {
      if (!stop.signal.aborted) setState(stateOfError(error));
    });
    return () => {
      stop.abort();
      setTrack(null);
    };
  }, [video, isWanted]);

  const toggle = () => {
    const lit: object = { torch: !isLit };
    track?.applyConstraints({ advanced: [lit] }).then(
      () => setIsLit(!isLit),
      () => setTrack(null),
    );
  };
  return { state, torch: track && { isOn: isLit, toggle } };
}

/** TypeScript's DOM library does not know the lamp yet. */
function hasTorch(track: MediaStreamTrack | null): boolean {
  return track?.getCapabilities?.() !== undefined && 'torch' in track.getCapabilities();
}

async function runCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onStarted: (track: MediaStreamTrack | null) => void,
  latest: RefObject<{ isPaused: boolean; onCode: (code: string) => void }>,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  const read = await openCodeReader();
  await video.play();
  onStarted(stream.getVideoTracks()[0] ?? null);
  const isNew = createRepeatGuard();
  while (!signal.aborted) {
    const code = video.videoWidth > 0 ? await read(video) : null;
    const { isPaused, onCode } = latest.current;
    if (code !== null && isNew(code, performance.now(), isPaused)) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, pauseBetweenReadsMs));
  }
}

function stateOfError(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
