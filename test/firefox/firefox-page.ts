import { z } from 'zod';

import { waitFor as waitForAtMost } from '../support/wait.ts';
import type { Bidi } from './bidi.ts';

const Context = z.object({ context: z.string() });
const Nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const Field = z.object({ result: z.object({ sharedId: z.string().optional() }) });
const Picture = z.object({ data: z.string() });
const Outcome = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

const waitFor = <T>(what: string, condition: () => Promise<T>) =>
  waitForAtMost(what, condition, { timeoutMs: 40_000, everyMs: 50 });

const asText = (value: string) => ({ type: 'string', value });

/** One tab, driven as a person does: by what things are called. */
export class FirefoxPage {
  private constructor(
    private readonly bidi: Bidi,
    private readonly context: string,
  ) {}

  static async open(bidi: Bidi): Promise<FirefoxPage> {
    const unhandledPromptBehavior = { default: 'accept' };
    await bidi.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior } } });
    await bidi.send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] });
    const { context } = Context.parse(await bidi.send('browsingContext.create', { type: 'tab' }));
    const viewport = { width: 1280, height: 800 };
    await bidi.send('browsingContext.setViewport', { context, viewport });
    return new FirefoxPage(bidi, context);
  }

  async goTo(url: string): Promise<void> {
    const { context } = this;
    await this.bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.bidi.send('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  /** Runs the text of a function in the page; what it resolves to is a string. */
  async run(functionDeclaration: string, ...args: string[]): Promise<string> {
    const outcome = Outcome.parse(await this.#call(functionDeclaration, args.map(asText)));
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result.value ?? '';
  }

  path(): Promise<string> {
    return this.run('() => location.pathname');
  }

  text(): Promise<string> {
    return this.run('() => document.body.innerText');
  }

  /** Waits until the page shows this. */
  async sees(text: string | RegExp): Promise<void> {
    const isThere = (all: string) =>
      typeof text === 'string' ? all.includes(text) : text.test(all);
    await waitFor(`${text} on the page`, async () => isThere(await this.text()));
  }

  /** Clicks what has this role and name for a screen reader. */
  async click(role: string, name: string): Promise<void> {
    await this.#press(await this.#find(role, name));
  }

  /** Types into the field with this label; a password's field has no role by which to find it. */
  async fill(label: string, text: string): Promise<void> {
    const findField = `(label) => [...document.querySelectorAll('input')].find(({ labels }) =>
      [...labels].some(({ innerText }) => innerText.trim() === label))`;
    const field = await waitFor(`field ${label}`, async () => {
      const { result } = Field.parse(await this.#call(findField, [asText(label)]));
      return result.sharedId;
    });
    await this.#press(field);
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act('key', keys);
  }

  async picture(): Promise<Uint8Array> {
    const { context } = this;
    const answer = await this.bidi.send('browsingContext.captureScreenshot', { context });
    return Buffer.from(Picture.parse(answer).data, 'base64');
  }

  #call(functionDeclaration: string, args: object[]): Promise<unknown> {
    return this.bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: args,
      target: { context: this.context },
      awaitPromise: true,
      userActivation: true,
    });
  }

  async #press(sharedId: string): Promise<void> {
    const element = { sharedId };
    await this.#call('(element) => element.scrollIntoView({ block: "center" })', [element]);
    const origin = { type: 'element', element };
    await this.#act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async #act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    const { context } = this;
    await this.bidi.send('input.performActions', {
      context,
      actions: [{ type, id: type, actions }],
    });
  }

  #find(role: string, name: string): Promise<string> {
    return waitFor(`${role} ${name}`, async () => {
      const locator = { type: 'accessibility', value: { role, name } };
      const { context } = this;
      const found = await this.bidi.send('browsingContext.locateNodes', { context, locator });
      return Nodes.parse(found).nodes[0]?.sharedId;
    });
  }
}
