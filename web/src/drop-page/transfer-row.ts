export type TransferState = 'waiting' | 'sending' | 'paused' | 'retrying' | 'sent' | 'failed';

export type TransferAction = 'pause' | 'resume' | 'retry' | 'remove';

/** What can be done to a file in each state. */
const actions: Record<TransferState, readonly TransferAction[]> = {
  waiting: ['remove'],
  sending: ['pause'],
  paused: ['resume', 'remove'],
  retrying: ['pause'],
  sent: [],
  failed: ['retry', 'remove'],
};

const isAction = (text: string | undefined): text is TransferAction =>
  text === 'pause' || text === 'resume' || text === 'retry' || text === 'remove';

/** One file in the page's list; its sentences are the list's, in the page's language. */
export class TransferRow {
  readonly #item: HTMLElement;

  constructor(
    private readonly list: HTMLElement,
    template: HTMLTemplateElement,
    name: string,
    onAction: (action: TransferAction) => void,
  ) {
    const copy = template.content.cloneNode(true);
    list.append(copy);
    const item = list.lastElementChild;
    if (!(item instanceof HTMLElement)) throw new Error('The template has no row');
    this.#item = item;
    this.#part('.name').textContent = name;
    this.#part('progress').setAttribute('aria-label', name);
    item.addEventListener('click', ({ target }) => {
      const action = target instanceof HTMLElement ? target.dataset['action'] : undefined;
      if (isAction(action)) onAction(action);
    });
  }

  /** `share` is how much of it the server has, from 0 to 1; `reason` stands in the place of the state's name. */
  show(state: TransferState, share: number, reason = ''): void {
    const { lang } = document.documentElement;
    const percent = new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
    const label = reason || (this.list.dataset[state] ?? '');
    const isUnderway = state !== 'sent' && state !== 'failed' && share > 0;
    this.#item.className = state;
    this.#part('.state').textContent = isUnderway ? `${label} · ${percent}` : label;
    const progress = this.#part('progress');
    progress.hidden =
      state === 'sent' || state === 'failed' || (state === 'waiting' && share === 0);
    if (progress instanceof HTMLProgressElement) progress.value = share;
    for (const button of this.#item.querySelectorAll<HTMLButtonElement>('button')) {
      button.hidden = !actions[state].some((action) => action === button.dataset['action']);
    }
  }

  remove(): void {
    this.#item.remove();
  }

  #part(selector: string): HTMLElement {
    const found = this.#item.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`The template has no ${selector}`);
    return found;
  }
}
