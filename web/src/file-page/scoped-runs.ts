/** A piece of code: its length, and what it is, such as `keyword`; empty for nothing in particular. */
export type Run = [length: number, scope: string];

const scopeForm = /^[a-z_-]{1,20}$/;

/** Gathers the scopes of a highlighter's output as runs of text, so that no markup is ever made of it. */
export class RunEmitter {
  readonly runs: Run[] = [];
  readonly #open: string[] = [];

  startScope(name: string) {
    const [scope = ''] = name.split('.');
    this.#open.push(scopeForm.test(scope) ? scope : '');
  }

  endScope() {
    this.#open.pop();
  }

  // The highlighter uses the older names, too.
  openNode(name: string) {
    this.startScope(name);
  }

  closeNode() {
    this.endScope();
  }

  addText(text: string) {
    if (text === '') return;
    const scope = this.#open.findLast((each) => each !== '') ?? '';
    const last = this.runs.at(-1);
    if (last?.[1] === scope) last[0] += text.length;
    else this.runs.push([text.length, scope]);
  }

  // oxlint-disable-next-line no-underscore-dangle -- the highlighter's name for it.
  __addSublanguage({ runs }: RunEmitter) {
    this.runs.push(...runs);
  }

  finalize() {}

  toHTML(): string {
    return '';
  }
}
