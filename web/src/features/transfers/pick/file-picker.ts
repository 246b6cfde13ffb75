import { uploadFiles } from '../queue/upload-files.ts';

/** Opens the browser's file picker and uploads the chosen files. */
export function openFilePicker(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => void uploadFiles([...(input.files ?? [])]));
  input.click();
}
