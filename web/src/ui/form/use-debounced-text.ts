import { useEffect, useEffectEvent, useRef, useState } from 'react';

const settlingMs = 250;

/**
 * The text of a field whose `value` lives elsewhere, as in the URL: it is sent on after a pause in
 * the typing, and the field follows where the value changes by itself.
 */
export function useDebouncedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  // A slow navigation lets several be on their way at once; none of them may overwrite the typing.
  const onTheirWay = useRef<string[]>([]);
  const send = useEffectEvent((settled: string) => {
    if (settled === (onTheirWay.current.at(-1) ?? value)) return;
    onTheirWay.current.push(settled);
    onSettled(settled);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => send(text.trim()), settlingMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const arrived = onTheirWay.current.lastIndexOf(value);
    if (arrived >= 0) {
      onTheirWay.current.splice(0, arrived + 1);
      return;
    }
    // Somebody went back or forward, or followed a link.
    onTheirWay.current = [];
    setText(value);
  }, [value]);
  return [text, setText] as const;
}
