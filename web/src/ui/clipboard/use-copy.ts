import { useState } from 'react';

import { hideToast } from '../feedback/toast-store.ts';
import { toastError, toastSuccess } from '../feedback/toast.tsx';
import { copyText } from './copy-text.ts';

const feedbackMs = 2000;

// Toasts of several copies in a row would cover the next button.
let lastToast: string | undefined;

interface CopySentences {
  copied: string;
  failed: string;
}

/** Copies with a toast; `isCopied` stays true for two seconds. */
export function useCopy({ copied, failed }: CopySentences) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (text: string) => {
    if (!(await copyText(text))) {
      toastError(failed);
      return;
    }
    if (lastToast) hideToast(lastToast);
    lastToast = toastSuccess(copied);
    setIsCopied(true);
    window.setTimeout(() => setIsCopied(false), feedbackMs);
  };
  return { isCopied, copy };
}
