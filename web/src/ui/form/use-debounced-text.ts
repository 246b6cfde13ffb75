import { useEffect, useEffectEvent, useRef, useState } from 'react';

// With the search itself, less than 150 ms from the last key to what it found; one that another follows is given up.
const delayMs = 75;

/**
 * The text of a field whose `value` is stored elsewhere, such as in the URL. `onSettled` is called after
 * a pause in typing; when the value changes otherwise, the field follows.
 */
export function useDebouncedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  // With a slow navigation several values are pending; none of them may overwrite the typing.
  const pending = useRef<string[]>([]);
  // What the user has typed last; a text that came with the value is not sent back, even where its value has changed
  // again before the field follows.
  const typed = useRef<string>(undefined);
  const send = useEffectEvent((settled: string) => {
    if (settled === (pending.current.at(-1) ?? value)) return;
    pending.current.push(settled);
    onSettled(settled);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (typed.current === text) send(text.trim());
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const arrived = pending.current.lastIndexOf(value);
    if (arrived >= 0) {
      pending.current.splice(0, arrived + 1);
      return;
    }
    // The user navigated: back, forward or by a link.
    pending.current = [];
    typed.current = undefined;
    setText(value);
  }, [value]);
  const type = (next: string) => {
    typed.current = next;
    setText(next);
  };
  return [text, type] as const;
}
