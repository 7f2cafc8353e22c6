/** A short tone when it is the visitor's turn, where the browser allows sound: after the visitor has touched the page. */
export function soundOnce(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.15, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.6);
    tone.addEventListener('ended', () => void context.close());
  } catch {
    // A browser without sound.
  }
}
