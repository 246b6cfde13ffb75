import { useState } from 'react';

import { copyText } from './copy-text.ts';
import { toastFailure, toastSuccess } from './toast.tsx';

const feedbackMs = 2000;

interface CopySentences {
  copied: string;
  failed: string;
}

/** Copies with a toast; `isCopied` stays true for two seconds. */
export function useCopy({ copied, failed }: CopySentences) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    if (!(await copyText(text))) {
      toastFailure(failed);
      return;
    }
    toastSuccess(copied);
    setIsCopied(true);
    window.setTimeout(() => setIsCopied(false), feedbackMs);
  };
  return { isCopied, copy };
}
