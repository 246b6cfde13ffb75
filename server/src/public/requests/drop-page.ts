import { dropPath } from '@perch/contract/requests/drop-path';
import { senderLengthMax } from '@perch/contract/requests/limits';
import { html } from 'hono/html';

import type { OwnedRequest } from '../../modules/requests/find-request.ts';
import { leftOf, typesOf } from '../../modules/requests/request-state.ts';
import type { Services } from '../../services.ts';
import { closedTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import type { ViewScripts } from '../view/view-scripts.ts';
import { transferTemplate } from './transfer-template.ts';

/** What has become of a form that a browser without scripts has sent. */
export interface FormOutcome {
  received: number;
  /** Why the rest was not received, and the status that says so. */
  failure?: { sentence: string; status: number };
}

interface Shown extends OwnedRequest {
  /** The page's host, for its policy. */
  host: string;
  script: ViewScripts['drop'];
  outcome?: FormOutcome | undefined;
}

/** The page where files are sent. It works without scripts; with them uploads go on after interruptions. */
export function dropPage(
  { settings }: Pick<Services, 'settings'>,
  frame: PageFrame,
  { request, owner, host, script, outcome }: Shown,
): Promise<Response> {
  const { m, brand } = frame;
  const { page: texts } = m.requests;
  const icon = brand?.logoUrl ?? 'data:,';
  const content = html`<p class="about">${texts.asks({ username: owner.username })}</p>
    ${request.text === '' ? '' : html`<p class="text" dir="auto">${request.text}</p>`}
    ${limits(frame, request, settings.current().maxFileSize)} ${outcomeOf(frame, outcome)}
    <form
      method="post"
      action="/drop/${request.token}"
      enctype="multipart/form-data"
      data-uploads="${dropPath}/${request.token}/resumable"
    >
      <label for="sender">${texts.yourName}</label>
      <input id="sender" name="sender" autocomplete="name" maxlength="${senderLengthMax}" />
      <label class="zone">
        <strong>${texts.choose}</strong>
        <span class="drag">${texts.dropThem}</span>
        <input type="file" name="file" multiple required ${acceptOf(typesOf(request))} />
      </label>
      ${transferTemplate(frame)}
      <button type="submit" class="primary">${texts.send}</button>
    </form>`;
  return page(frame, outcome?.failure?.status ?? 200, request.title, content, {
    layout: 'drop',
    heading: html`<bdi>${request.title}</bdi>`,
    head: html`<link rel="icon" href="${icon}" />${headOf(frame, request, owner.username)}`,
    sources: {
      'img-src': icon.startsWith('data:') ? 'data:' : "'self'",
      ...(script && { 'script-src': `${host}${script}`, 'connect-src': "'self'" }),
    },
    script,
  });
}

const acceptOf = (types: readonly string[]) =>
  types.length === 0 ? '' : html`accept="${types.join(',')}"`;

function limits({ m }: PageFrame, request: OwnedRequest['request'], maxFileSize: number) {
  const { page: texts } = m.requests;
  const left = leftOf(request);
  const types = typesOf(request);
  const items = [
    texts.files({ count: left.files }),
    texts.eachBytes({ max: Math.min(maxFileSize, request.file_bytes_max ?? Infinity) }),
    ...(left.bytes === null ? [] : [texts.allBytes({ left: left.bytes })]),
    ...(types.length === 0 ? [] : [texts.types({ types })]),
    ...(request.expires_at === null ? [] : [texts.until({ at: request.expires_at })]),
  ];
  return html`<ul class="limits">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

function outcomeOf({ m }: PageFrame, outcome: FormOutcome | undefined) {
  if (!outcome) return '';
  const { page: texts } = m.requests;
  const { received, failure } = outcome;
  return html`${
    failure ? html`<p class="bad" role="alert">${texts.notAll}: ${failure.sentence}</p>` : ''
  }
  ${received > 0 ? html`<p class="good" role="status">${texts.received({ count: received })}</p>` : ''}`;
}

/** For previews of the link, which the owner sends around. */
const headOf = ({ m, brand, origin }: PageFrame, request: OwnedRequest['request'], by: string) =>
  renderTags(
    closedTags({
      title: request.title,
      description: m.requests.page.asks({ username: by }),
      siteName: brand?.name || new URL(origin).host,
      pageUrl: `${origin}/drop/${request.token}`,
    }),
  );
