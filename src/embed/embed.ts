/*
 * `embed.js`: the assistant's button on a page of someone else. A classic script of one request and at most 2 kB (gzip),
 * which the builder puts into a function after its facts. It shares no module with the client, and needs nothing that the
 * page's policy may forbid: no `<style>`, no inline style, no markup from text. Whatever can wait for the click is done by
 * the frame.
 */
import sheet from './AssistantElement.css?inline';
import type { EmbedFacts } from './facts';
import type { FromFrame, ToFrame } from './messages';

declare const EMBED: EmbedFacts;

/** How long a frame may take before it counts as refused, in milliseconds. */
const frameTimeoutMs = 10_000;
const name = 'talking-cv-assistant';
const asks = () => location.hash.startsWith('#ask=');

const script = document.currentScript as HTMLScriptElement | null;
// An older browser gets neither the button nor an error.
if (script && 'adoptedStyleSheets' in document) {
  if (document.body) embed(script);
  else addEventListener('DOMContentLoaded', () => embed(script));
}

function embed({ dataset, src, outerHTML }: HTMLScriptElement): void {
  if (document.querySelector(name)) return console.warn(`Left out: ${outerHTML}`);
  const { accent, cvUrl, label, language, position } = dataset as Record<string, string | undefined>;
  const own = chooseLanguage(language ?? document.documentElement.lang);
  const address = new URL(own.frame, src).href;

  const element = document.createElement(name);
  const root = element.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  root.adoptedStyleSheets = [styles];
  element.lang = own.lang;
  element.dataset['position'] = position ?? '';

  const note = create('p');
  note.role = 'status';
  const button = create('button');
  button.ariaHasPopup = 'dialog';
  button.title = own.about;
  button.dir = note.dir = 'auto';
  button.style.background = accent ?? EMBED.accent;
  button.style.color = accent ? readableOn(accent) : EMBED.onAccent;
  button.append(create('span', (button.ariaLabel = label ?? own.open)));
  const dialog = create('dialog');
  dialog.ariaLabel = own.about;
  root.append(note, button, dialog);

  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let timeout = 0;

  function send(message: ToFrame): void {
    frame?.contentWindow?.postMessage(message, location.origin);
  }

  function sendOpen(): void {
    frame?.focus();
    send({ accent, cvUrl });
  }

  function open(): void {
    note.textContent = '';
    if (!dialog.open) dialog.showModal();
    if (isReady) return sendOpen();
    if (frame) return;
    frame = create('iframe');
    frame.title = own.about;
    frame.src = address;
    dialog.append(frame);
    timeout = setTimeout(() => {
      dialog.close();
      const link = create('a', own.openAlone);
      link.href = address;
      link.target = '_blank';
      note.append(`${own.blocked} `, link);
    }, frameTimeoutMs);
  }

  function setReady(ready: boolean): void {
    clearTimeout(timeout);
    isReady = ready;
    dialog.ariaBusy = String(!ready);
    if (ready) return;
    frame?.remove();
    frame = undefined;
  }

  /** An app's router may replace the whole body. */
  function attach(): void {
    if (element.isConnected) return;
    setReady(false);
    document.body.append(element);
    element.popover = 'manual';
    element.showPopover?.();
    changes.observe(document.body, { childList: true });
  }

  button.addEventListener('click', () => {
    // Safari gives no focus to what is clicked; the dialog gives it back when it closes.
    button.focus();
    open();
  });
  dialog.addEventListener('close', () => {
    // The event comes in a task of its own: the chat may be open again.
    if (dialog.open) return;
    if (isReady) send('talking-cv:close');
    else setReady(false);
    if (asks()) history.replaceState(history.state, '', location.href.split('#')[0]);
  });
  addEventListener('message', ({ source, origin, data }: MessageEvent<FromFrame>) => {
    if (source !== frame?.contentWindow || origin !== location.origin) return;
    if (data === 'talking-cv:closed') dialog.close();
    if (data === 'talking-cv:ready') {
      setReady(true);
      if (dialog.open) sendOpen();
    }
  });
  const followAddress = () => asks() && open();
  addEventListener('hashchange', followAddress);
  const changes = new MutationObserver(attach);
  changes.observe(document.documentElement, { childList: true });
  attach();
  followAddress();
}

/** The CV's language that a tag such as `fr-CA` asks for, or the first. */
function chooseLanguage(wanted: string) {
  const { languages } = EMBED;
  return languages.find(({ tag }) => RegExp(`^${tag}\\b`, 'i').test(wanted)) ?? languages[0];
}

/** Black or white, whichever has more contrast on a colour `#rrggbb`. */
function readableOn(color: string): string {
  const number = parseInt(color.slice(1), 16);
  const [red, green, blue] = [number >> 16, (number >> 8) & 255, number & 255] as const;
  // Squares come near to the gamma of 2.2, and 0.18 is the luminance that has the same contrast with both.
  return 0.21 * red ** 2 + 0.72 * green ** 2 + 0.07 * blue ** 2 > 0.18 * 255 ** 2 ? '#000' : '#fff';
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
