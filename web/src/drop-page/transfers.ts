import { discardFile, ProxyRefusal, Refusal, sendFile } from './send-file.ts';
import { type TransferAction, TransferRow, type TransferState } from './transfer-row.ts';

const sentAtOnceMax = 2;

interface Transfer {
  file: File;
  row: TransferRow;
  state: TransferState;
  share: number;
  ending: AbortController;
}

interface Page {
  endpoint: string;
  list: HTMLElement;
  template: HTMLTemplateElement;
  /** The name that the sender has given by now. */
  sender: () => string;
  /** Something has changed. */
  onChange: () => void;
}

/** The files of the page: those that are chosen wait until they are sent. */
export class Transfers {
  readonly #transfers: Transfer[] = [];
  #isSending = false;

  constructor(private readonly page: Page) {}

  add(files: Iterable<File>): void {
    for (const file of files) {
      const { list, template } = this.page;
      const transfer: Transfer = {
        file,
        row: new TransferRow(list, template, file.name, (action) => this.#act(transfer, action)),
        state: 'waiting',
        share: 0,
        ending: new AbortController(),
      };
      this.#transfers.push(transfer);
      this.#show(transfer, 'waiting');
    }
  }

  /** Sends what waits, and what comes until all is sent. */
  send(): void {
    this.#isSending = true;
    this.#next();
  }

  count(...states: TransferState[]): number {
    return this.#transfers.filter(({ state }) => states.includes(state)).length;
  }

  #next(): void {
    if (!this.#isSending) return;
    while (this.count('sending', 'retrying') < sentAtOnceMax) {
      const waiting = this.#transfers.find(({ state }) => state === 'waiting');
      if (!waiting) break;
      void this.#run(waiting);
    }
    if (this.count('sending', 'retrying', 'waiting') === 0) this.#isSending = false;
    this.page.onChange();
  }

  async #run(transfer: Transfer): Promise<void> {
    const { file } = transfer;
    const { endpoint, sender } = this.page;
    transfer.ending = new AbortController();
    const { signal } = transfer.ending;
    this.#show(transfer, 'sending');
    try {
      await sendFile(file, {
        endpoint,
        sender: sender(),
        signal,
        onProgress: (sentBytes) => {
          transfer.share = file.size === 0 ? 1 : sentBytes / file.size;
          if (!signal.aborted) this.#show(transfer, 'sending');
        },
        onRetry: () => this.#show(transfer, 'retrying'),
      });
      this.#show(transfer, 'sent');
    } catch (failure) {
      if (!signal.aborted) this.#show(transfer, 'failed', this.#reasonOf(failure));
    }
    this.#next();
  }

  /** Empty: the state's name says all that is known. */
  #reasonOf(failure: unknown): string {
    const { proxyBlocks = '', namedProxyBlocks = '' } = this.page.list.dataset;
    if (failure instanceof ProxyRefusal) {
      const { message: name } = failure;
      return name === '' ? proxyBlocks : namedProxyBlocks.replace('{proxy}', name);
    }
    return failure instanceof Refusal ? failure.message : '';
  }

  #act(transfer: Transfer, action: TransferAction): void {
    if (action === 'pause') {
      transfer.ending.abort();
      this.#show(transfer, 'paused');
    } else if (action === 'remove') {
      transfer.ending.abort();
      discardFile(transfer.file);
      transfer.row.remove();
      this.#transfers.splice(this.#transfers.indexOf(transfer), 1);
    } else {
      this.#isSending = true;
      this.#show(transfer, 'waiting');
    }
    this.#next();
    this.page.onChange();
  }

  #show(transfer: Transfer, state: TransferState, reason?: string): void {
    transfer.state = state;
    transfer.row.show(state, transfer.share, reason);
    this.page.onChange();
  }
}
