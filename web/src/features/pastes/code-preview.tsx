import { useEffect, useRef } from 'react';

import { highlightLines } from '../../file-page/highlight-code.ts';
import { m } from '../../language/messages.ts';

import classes from './paste-preview.module.css';

// As much as the page of a file shows.
const shownLengthMax = 512 * 1024;
const shownLinesMax = 20_000;

// Marks of direction, which would make code read differently from how it runs.
const unseen = /[\f\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

interface CodePreviewProps {
  content: string;
  /** By which the highlighter knows the language. */
  extension: string;
}

/** Code in colours, by the worker of files' pages. */
export function CodePreview({ content, extension }: CodePreviewProps) {
  const place = useRef<HTMLElement>(null);
  const shown = content.slice(0, shownLengthMax);
  const isWhole = shown.length === content.length;
  useEffect(() => {
    const code = place.current;
    if (!code) return undefined;
    const texts = shown.replace(/\n$/, '').split('\n', shownLinesMax);
    const lines = texts.map(lineOf);
    code.replaceChildren(...lines);
    const worker = workerPath();
    if (worker === undefined || !isWhole) return undefined;
    return highlightLines(lines, worker, { text: code.textContent, language: extension });
  }, [shown, isWhole, extension]);
  return (
    <>
      <pre
        className={classes.code}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <section> keeps no white space
        role="region"
        dir="ltr"
        aria-label={m.newPaste.previewOf}
      >
        <code ref={place} />
      </pre>
      {!isWhole && <p className={classes.note}>{m.uploads.details.onlyBeginning}</p>}
    </>
  );
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('span');
  line.textContent = `${text.replaceAll(unseen, '\uFFFD')}\n`;
  return line;
}

/** Of the server's choice; undefined where it has none, as while developing. */
function workerPath(): string | undefined {
  const path = document.querySelector<HTMLMetaElement>('meta[name="highlight-worker"]')?.content;
  return path?.startsWith('/assets/') ? path : undefined;
}
