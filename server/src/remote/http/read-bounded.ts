const answerBytesMax = 256 * 1024;

/** The body of an answer, cut where a server would send for ever. */
export async function readBounded({ body }: Response, signal: AbortSignal): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || bytes > answerBytesMax) return text + decoder.decode();
      bytes += value.length;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
