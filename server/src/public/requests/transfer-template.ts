import { html } from 'hono/html';

import type { PageFrame } from '../pages/page-frame.ts';

/** What the page's script fills in for each file, with every sentence that it shows. */
export function transferTemplate({ m }: PageFrame) {
  const { page: texts, transfer } = m.requests;
  return html`<div class="note" id="interrupted" hidden>
      ${texts.interrupted}
      <ul></ul>
    </div>
    <ul
      class="transfers"
      hidden
      data-waiting="${transfer.waiting}"
      data-sending="${transfer.sending}"
      data-paused="${transfer.paused}"
      data-retrying="${transfer.retrying}"
      data-sent="${transfer.sent}"
      data-failed="${transfer.failed}"
      data-proxy-blocks="${transfer.proxyBlocks({ proxy: '' })}"
      data-named-proxy-blocks="${transfer.proxyBlocks({ proxy: '{proxy}' })}"
    ></ul>
    <p class="good" id="all-sent" role="status" data-sent="${texts.allSent}" hidden></p>
    <template id="transfer">
      <li>
        <bdi class="name"></bdi>
        <p class="state"></p>
        <progress max="1" value="0"></progress>
        <div class="buttons">
          <button type="button" data-action="pause">${transfer.pause}</button>
          <button type="button" data-action="resume">${transfer.resume}</button>
          <button type="button" data-action="retry">${transfer.retry}</button>
          <button type="button" data-action="remove">${transfer.remove}</button>
        </div>
      </li>
    </template>`;
}
