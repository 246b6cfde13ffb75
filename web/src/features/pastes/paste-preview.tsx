import { useComputedColorScheme } from '@mantine/core';
import { shownMarkdownBytesMax } from '@perch/contract/uploads/limits';
import { type PasteLanguageName, pasteLanguages } from '@perch/contract/uploads/paste-languages';
import { useQuery } from '@tanstack/react-query';

import { errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { m } from '../../language/messages.ts';
import { styleNonce } from '../../lib/style-nonce.ts';
import { CodePreview } from './code-preview.tsx';
import { measureText } from './text-size.ts';

import classes from './paste-preview.module.css';

interface PastePreviewProps {
  content: string;
  language: PasteLanguageName;
}

/** A text as its page will show it. */
export function PastePreview({ content, language }: PastePreviewProps) {
  const [extension] = pasteLanguages[language].extensions;
  const code = <CodePreview content={content} extension={extension} />;
  if (language !== 'markdown') return code;
  if (measureText(content).sizeBytes <= shownMarkdownBytesMax)
    return <MarkdownPreview content={content} />;
  return (
    <>
      {code}
      <p className={classes.note}>{m.newPaste.longMarkdown}</p>
    </>
  );
}

/** Rendered by the server, and shown as there: in a frame that can do nothing. */
function MarkdownPreview({ content }: { content: string }) {
  const scheme = useComputedColorScheme('dark');
  const { data: document = '', error } = useQuery({
    queryKey: ['paste-preview', scheme, content],
    queryFn: async ({ signal }) => {
      const json = { content, scheme };
      const { data: found } = await parseResponse(
        api.pastes.preview.$post({ json }, { init: { signal } }),
      );
      // Frames have this page's policy, which allows no other style.
      return found.document.replace('<style>', `<style nonce="${styleNonce()}">`);
    },
    gcTime: 0,
  });
  if (error) {
    return (
      <p className={classes.failure} role="alert">
        <strong>{m.newPaste.notPreviewed}</strong> {errorMessage(error)}
      </p>
    );
  }
  return (
    <iframe
      className={classes.frame}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title={m.newPaste.previewOf}
      srcDoc={document}
    />
  );
}
