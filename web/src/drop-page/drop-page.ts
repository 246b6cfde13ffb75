// The script of a page where files are sent to a request, which the server renders and which works without it.
import { savedUploads } from './saved-uploads.ts';
import { Transfers } from './transfers.ts';

const found = document.querySelector('form[data-uploads]');
if (found instanceof HTMLFormElement) enhance(found);

function enhance(form: HTMLFormElement): void {
  const picker = form.querySelector('input[type=file]');
  const sender = form.querySelector('#sender');
  const list = form.querySelector('.transfers');
  const template = form.querySelector('template');
  const button = form.querySelector('button[type=submit]');
  const allSent = form.querySelector('#all-sent');
  if (!(picker instanceof HTMLInputElement && sender instanceof HTMLInputElement)) return;
  if (!(list instanceof HTMLElement && template instanceof HTMLTemplateElement)) return;
  if (!(button instanceof HTMLButtonElement && allSent instanceof HTMLElement)) return;

  const endpoint = new URL(form.dataset['uploads'] ?? '', location.href).href;
  const transfers = new Transfers({
    endpoint,
    list,
    template,
    sender: () => sender.value.trim(),
    onChange: update,
  });

  function update(): void {
    const open = transfers.count('waiting', 'sending', 'retrying', 'paused');
    if (list instanceof HTMLElement) list.hidden = list.children.length === 0;
    if (button instanceof HTMLButtonElement) button.disabled = transfers.count('waiting') === 0;
    if (!(allSent instanceof HTMLElement)) return;
    const isDone = open + transfers.count('failed') === 0 && transfers.count('sent') > 0;
    allSent.textContent = isDone ? (allSent.dataset['sent'] ?? '') : '';
    allSent.hidden = !isDone;
    if (isDone) void showWhatIsLeft();
  }

  function add(files: FileList | null | undefined): void {
    if (!files) return;
    hideInterrupted();
    transfers.add(files);
    update();
  }

  form.classList.add('scripted');
  // A file that was chosen is in the list; the field is free for others.
  picker.required = false;
  picker.addEventListener('change', () => {
    add(picker.files);
    picker.value = '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    transfers.send();
  });
  acceptDrops(form, add);
  window.addEventListener('beforeunload', (event) => {
    if (transfers.count('sending', 'retrying', 'waiting') > 0) event.preventDefault();
  });
  showInterrupted(endpoint);
  update();
}

/**
 * Shows what the request still takes, as its page says by now: others may have sent files, too. Of one that takes no more
 * only the thanks are left.
 */
async function showWhatIsLeft(): Promise<void> {
  const markup = await fetch(location.pathname)
    .then((answer) => answer.text())
    .catch(() => '');
  // Without its head: the policy of this page is for the style of this page alone.
  const content = /<main>[^]*<\/main>/.exec(markup)?.[0] ?? '';
  const current = new DOMParser().parseFromString(content, 'text/html');
  const [limits, thanks] = [current.querySelector('.limits'), current.querySelector('main')];
  if (limits) return document.querySelector('.limits')?.replaceWith(limits);
  const heading = thanks?.querySelector('h1');
  if (!thanks || !heading || thanks.querySelector('form')) return;
  document.querySelector('main')?.replaceWith(thanks);
  // The focus was in the form, which is gone.
  heading.tabIndex = -1;
  heading.focus();
}

function acceptDrops(form: HTMLFormElement, add: (files: FileList | undefined) => void): void {
  const zone = form.querySelector('.zone');
  const mark = (isOver: boolean) => zone?.classList.toggle('over', isOver);
  // On the whole page: a file that misses the zone must not take the page's place.
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    add(event.dataTransfer?.files);
  });
}

function findInterrupted(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#interrupted');
}

/** Names the files that were not sent to their end before the page was left. */
function showInterrupted(endpoint: string): void {
  const names = savedUploads(endpoint).map(({ name }) => name);
  const note = findInterrupted();
  const list = note?.querySelector('ul');
  if (!note || !list || names.length === 0) return;
  for (const name of names) {
    const item = document.createElement('li');
    const isolated = document.createElement('bdi');
    isolated.textContent = name;
    item.append(isolated);
    list.append(item);
  }
  note.hidden = false;
}

function hideInterrupted(): void {
  const note = findInterrupted();
  if (note) note.hidden = true;
}
