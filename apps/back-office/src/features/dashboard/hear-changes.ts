/**
 * Reads server-sent events (HTML standard, section 9.2) until they end, and calls `changed` for each that is named so;
 * beats and everything else are passed over.
 */
export async function hearChanges(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  changed: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // A piece may end anywhere, also within a line.
    const lines = `${rest}${value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line === 'event: changed') changed();
  }
}
