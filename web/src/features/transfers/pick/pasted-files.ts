import { m } from '../../../language/messages.ts';

// The name that browsers give a pasted image without one, such as a screenshot.
const nameless = /^image\.(\w+)$/;

/** Pasted files; images without a name are named after the time. */
export function namePastedFiles(files: Iterable<File>, now: Date): File[] {
  return [...files].map((file) => {
    const ending = nameless.exec(file.name)?.[1];
    if (!ending) return file;
    const name = m.uploads.pick.pastedName({ moment: momentOf(now) });
    return new File([file], `${name}.${ending}`, { type: file.type });
  });
}

/** `2026-11-21 09.05.00`, local time: sortable, and valid in every file system. */
function momentOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.');
  return `${date} ${time}`;
}
