/*
 * The frame's own script, which runs after the page's (`main.ts`): it follows the page around the frame, and makes the
 * frame look like a part of it. On its own, the frame's page is a page with the assistant and nothing else.
 */
import '../page/EmbedPage.css';
import { accentTokens } from './accent';
import { leadLinks } from './cv-links';
import { followScheme, followViewport } from './follow-host';
import type { FromFrame, OpenChat, ToFrame } from './messages';

/** Where a browser tells of no way back, in milliseconds. */
const longestWayBackMs = 500;

const root = document.documentElement;
const button = document.getElementById('assistant-button');
const chat = document.getElementById('assistant-root');

if (button && chat) {
  const links = leadLinks(chat);
  const frame = frameAround(window);
  root.dataset['embed'] = frame ? 'framed' : 'alone';
  if (frame) followHost({ button, frame, links });
  // The chat links to it, since the page around a frame has no panel.
  else if (location.hash === '#how-it-runs') document.getElementById('panel-trigger')?.click();
}

/** Undefined outside of a frame, and in one of another origin, which is not heard either. */
function frameAround(scope: Window): HTMLElement | undefined {
  return (scope.frameElement as HTMLElement | null) ?? undefined;
}

interface Parts {
  readonly button: HTMLElement;
  readonly frame: HTMLElement;
  readonly links: ReturnType<typeof leadLinks>;
}

function followHost({ button, frame, links }: Parts): void {
  const host = window.parent;
  followScheme(host, frame, document);
  followViewport(host, frame);

  function tell(message: FromFrame): void {
    host.postMessage(message, location.origin);
  }

  function open({ cvUrl, accent }: OpenChat): void {
    const { origin, pathname, hash } = host.location;
    root.dataset['hostPage'] = origin + pathname;
    const address = links.setCv(cvUrl, host.document.baseURI);
    if (address === undefined) delete root.dataset['cvPage'];
    else root.dataset['cvPage'] = address;
    for (const [name, value] of accentTokens(accent)) root.style.setProperty(name, value);
    // A link that asks a question, or a click on the button.
    if (hash.startsWith('#ask=')) location.hash = hash;
    else button.click();
  }

  addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame | null>) => {
    if (source !== host || origin !== location.origin || !data) return;
    if (typeof data === 'object') open(data);
    else if (data === 'talking-cv:close') openDialog()?.close();
  });
  // The event does not bubble, and comes in a task of its own: the chat may be open again.
  document.addEventListener(
    'close',
    () => openDialog() ?? onceEntryIsGone(() => openDialog() ?? tell('talking-cv:closed')),
    true,
  );
  // While there is no chat, as where its code cannot be loaded.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !openDialog()) tell('talking-cv:closed');
  });
  document.addEventListener('click', ({ target }) => {
    if (target === root || target === document.body) tell('talking-cv:closed');
  });
  // Without the page's script nothing opens the chat; the host then says that there is no frame.
  if (!button.hidden) tell('talking-cv:ready');
}

/**
 * The closed chat takes its entry of the tab's history back (`src/chat/links/chat-history.ts`). That history is also the
 * host's, which changes its address only afterwards.
 */
function onceEntryIsGone(act: () => void): void {
  if (history.state === null) return act();
  const timer = setTimeout(act, longestWayBackMs);
  addEventListener(
    'popstate',
    () => {
      clearTimeout(timer);
      act();
    },
    { once: true },
  );
}

function openDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog[open]');
}
