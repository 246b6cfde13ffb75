import { errorStatuses } from '@perch/contract/errors';
import { dropPath } from '@perch/contract/requests/drop-path';
import { senderLengthMax } from '@perch/contract/requests/limits';
import { html } from 'hono/html';

import { drainBody } from '../../http/request/request-body.ts';
import { AppError } from '../../lib/errors.ts';
import type { OwnedRequest } from '../../modules/requests/find-request.ts';
import { remainingOf, typesOf } from '../../modules/requests/request-state.ts';
import { stripDefaultOf, type StripOption } from '../../modules/uploads/options/options.ts';
import { receiveFiles } from '../../modules/uploads/receive/form/multipart.ts';
import type { Services } from '../../services.ts';
import { closedTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import {
  passwordIn,
  readPostedForm,
  refuseOtherSite,
  respondWithPass,
  seeOther,
} from '../gate/posted-form.ts';
import { tryPassword } from '../gate/try-password.ts';
import { orTooManyTriesPage } from '../pages/gate-pages.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { passwordForm } from '../pages/password-page.ts';
import { notFoundPage } from '../pages/upload-pages.ts';
import { type Visit, visitorNetwork } from '../visit.ts';
import { decideDrop, type DropAddress, type DropDecision, passSubjectOf } from './decide-drop.ts';
import { limitBeginnings, receiveDrop } from './receive-drop.ts';
import { readSenderFields } from './sender-fields.ts';

type DropVisit = Visit & DropAddress;

/** Answers at `/drop/<token>`. */
export function createDropPages(services: Services): (visit: DropVisit) => Promise<Response> {
  const frame = (address: DropAddress) => frameOf(services, address.request);

  async function show(address: DropAddress, decision: DropDecision, outcome?: FormOutcome) {
    if (decision.state === 'absent') return notFoundPage(frame(address));
    if (decision.state === 'over') return endedRequestPage(frame(address));
    if (decision.state === 'locked') return lockedRequestPage(frame(address), address.token);
    if (decision.state === 'full' && !outcome?.failure) {
      return fullRequestPage(frame(address), outcome);
    }
    const shown = { ...decision.found, outcome };
    return dropPage(services, frame(address), shown);
  }

  return (address) =>
    orTooManyTriesPage(services, frame(address), async () => {
      const decision = await decideDrop(services, address);
      const isSending = address.request.method === 'POST';
      if (!isSending || (decision.state !== 'open' && decision.state !== 'full')) {
        await drainBody(address.request);
        return show(address, decision);
      }
      const { stayOpen } = address.peer;
      const sent = { address, frame: frame(address), stayOpen };
      const outcome = await receivePageForm(services, decision.found, sent);
      // As the request is by now.
      return show(address, await decideDrop(services, address), outcome);
    });
}

/**
 * Receives the files of the page's form one after the other, up to the first that is refused: those before it stay.
 * Throws only what no sentence is for.
 */
async function receivePageForm(
  services: Services,
  found: OwnedRequest,
  { address, frame, stayOpen }: { address: DropAddress; frame: PageFrame; stayOpen: () => void },
): Promise<FormOutcome> {
  const { request } = address;
  const network = visitorNetwork(services, address);
  let received = 0;
  try {
    refuseOtherSite(request);
    const filesMax = found.request.files_max;
    await receiveFiles({ request, stayOpen }, { filesMax }, async ({ name, fields, chunks }) => {
      const sender = readSenderFields(fields, request.headers);
      await limitBeginnings(services, network);
      await receiveDrop(services, found, { name, sender, announced: undefined, chunks });
      received += 1;
    });
    if (received === 0) throw new AppError('file_missing', (m) => m.errors.fileMissing);
    return { received };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.refusals.record(error);
    const failure = {
      sentence: error.sentenceIn(frame.locale),
      status: errorStatuses[error.code],
    };
    return { received, failure };
  }
}

/**
 * Answers `POST /drop/<token>/unlock`, with the password in a form: a pass in a cookie, with which the page and all that
 * it sends are let through. Every other request there leads back to the page.
 */
export async function unlockRequest(services: Services, address: DropAddress): Promise<Response> {
  const { request, token } = address;
  const pagePath = `/drop/${encodeURIComponent(token)}`;
  if (request.method !== 'POST') return seeOther(pagePath);
  const body = await readPostedForm(request);
  const frame = frameOf(services, request);
  return orTooManyTriesPage(services, frame, async () => {
    const decision = await decideDrop(services, address);
    if (decision.state !== 'locked') return seeOther(pagePath);
    const guarded = passSubjectOf(decision.found);
    const password = passwordIn(request, body);
    const isRight = await tryPassword(services, guarded, password, address);
    if (!isRight) return lockedRequestPage(frame, token, 'wrong');
    return respondWithPass(
      services,
      { request, domain: undefined },
      { kind: 'unlock', guarded: [guarded], location: pagePath },
    );
  });
}

/** The result of a form that a browser without scripts has sent. */
interface FormOutcome {
  received: number;
  /** Why the rest was not received, and the status that says so. */
  failure?: { sentence: string; status: number };
}

interface DropPageProps extends OwnedRequest {
  outcome?: FormOutcome | undefined;
}

/** The page where files are sent. It works without scripts; with them, interrupted uploads are resumed. */
function dropPage(
  { settings, pageAssets }: Pick<Services, 'settings' | 'pageAssets'>,
  frame: PageFrame,
  { request, owner, outcome }: DropPageProps,
): Promise<Response> {
  const { page: texts } = frame.m.requests;
  const { drop: script } = pageAssets;
  const content = html`<p class="about">${texts.asks({ username: owner.username })}</p>
    ${request.text === '' ? '' : html`<p class="text" dir="auto">${request.text}</p>`}
    ${limits(frame, request, settings.current().maxFileSize)}
    ${stripNote(frame, stripDefaultOf({ settings }, owner))} ${outcomeOf(frame, outcome)}
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
    head: headOf(frame, request, owner.username),
    sources: script ? { 'connect-src': "'self'" } : {},
    script,
  });
}

const acceptOf = (types: readonly string[]) =>
  types.length === 0 ? '' : html`accept="${types.join(',')}"`;

function limits({ m }: PageFrame, request: OwnedRequest['request'], maxFileSize: number) {
  const { page: texts } = m.requests;
  const left = remainingOf(request);
  const types = typesOf(request);
  const items = [
    texts.files({ count: left.files }),
    texts.eachBytes({ max: Math.min(maxFileSize, request.file_bytes_max ?? Infinity) }),
    ...(left.bytes === null ? [] : [texts.allBytes({ left: left.bytes })]),
    ...(types.length === 0 ? [] : [texts.types({ types: types.join(', ') })]),
    ...(request.expires_at === null ? [] : [texts.until({ at: new Date(request.expires_at) })]),
  ];
  return html`<ul class="limits">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

/** What files lose on their way to the owner. */
function stripNote({ m }: PageFrame, strip: StripOption) {
  const { page: texts } = m.requests;
  if (strip === 'off') return '';
  return html`<p class="about">${strip === 'gps' ? texts.stripGps : texts.stripAll}</p>`;
}

/** What has arrived, with thanks where nothing is missing. */
function outcomeOf({ m }: PageFrame, outcome: FormOutcome | undefined) {
  if (!outcome) return '';
  const { page: texts } = m.requests;
  const { received, failure } = outcome;
  return html`${
    failure ? html`<p class="bad" role="alert">${texts.notAll}: ${failure.sentence}</p>` : ''
  }
  ${
    received > 0
      ? html`<p class="good" role="status">
          ${failure ? '' : texts.thanks} ${texts.received({ count: received })}
        </p>`
      : ''
  }`;
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

/** What the page's script fills in for each file, with every sentence that it shows. */
function transferTemplate({ m }: PageFrame) {
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
      data-proxy-blocks="${transfer.proxyBlocks}"
      data-named-proxy-blocks="${transfer.namedProxyBlocks({ proxy: '{proxy}' })}"
    ></ul>
    <p
      class="good"
      id="all-sent"
      role="status"
      data-sent="${texts.thanks} ${texts.allSent}"
      hidden
    ></p>
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

// What stands in the place of a request that takes no files now. Nothing here tells its title or its owner.

const endedRequestPage = (frame: PageFrame) => {
  const { ended, endedWhy } = frame.m.requests.page;
  return page(frame, 410, ended, html`<p>${endedWhy}</p>`, { sign: 'ended' });
};

/** With an outcome: its last files have just arrived. */
function fullRequestPage(frame: PageFrame, outcome?: FormOutcome) {
  const { fullTitle, fullWhy, received } = frame.m.requests.page;
  const content = html`${outcome ? html`<p class="good" role="status">${received({ count: outcome.received })}</p>` : ''}
    <p>${fullWhy}</p>`;
  return page(frame, outcome ? 200 : 410, fullTitle, content, { sign: 'done' });
}

/** Asks for the password; `wrong` says that the one that came was not it. */
const lockedRequestPage = (frame: PageFrame, token: string, wrong?: 'wrong') =>
  page(
    frame,
    wrong ? 403 : 200,
    frame.m.requests.page.locked,
    passwordForm(frame, `/drop/${token}`, wrong),
    { sign: 'locked', script: frame.passwordScript },
  );
