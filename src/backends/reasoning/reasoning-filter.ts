import type { BackendEvent } from '../backend';
import { createCodeTracker } from './code-tracker';

type TextEvent = Extract<BackendEvent, { type: 'text-delta' | 'text-retracted' }>;

/** What the filters learn about a backend's model; shared by all its replies. */
export interface ReasoningQuirk {
  /** True once the model has sent reasoning as its answer. Its replies are then held back until a tag or their end. */
  leaks: boolean;
}

/**
 * Judges a reply by its beginning, at most `openingLength` long, while none of it is shown. `isPause`: nothing more has come
 * for a while. `unclear` is asked again with more text.
 */
export type JudgeOpening = (opening: string, isPause: boolean) => 'answer' | 'reasoning' | 'unclear';

const openTag = '<think>';
const closeTag = '</think>';
const eitherTag = /<(\/?)think>/g;

/**
 * First words of reasoning that a model sends as its answer: thinking-only models leave out the opening tag under
 * `think: false`. A reply that begins like this is held back until a closing tag or its end, so it is late but complete.
 */
const reasoningOpeners = [
  'okay, the user ',
  'ok, the user ',
  'hmm, the user ',
  'alright, the user ',
  'okay, so the user ',
  '嗯，用户',
  '好的，用户',
];

/** UTF-16 units of a reply from which its opening is judged. */
export const openingLength = 300;

/**
 * Removes reasoning from a stream of content: `<think>…</think>` outside code, with the blocks inside it, an unclosed block
 * to its end, and all text before an orphan `</think>`. Removes leading whitespace too. The result does not depend on where the content was cut.
 * `judge`: holds the reply until it is judged, for models whose template may open the block by itself.
 */
export function createReasoningFilter(
  quirk: ReasoningQuirk = { leaks: false },
  judge: JudgeOpening = () => 'answer',
) {
  let isSuspect = quirk.leaks;
  let code = createCodeTracker();
  /** Blocks that are open, one inside the other. */
  let depth = 0;
  /** The innermost block has no text yet. A second opening tag there repeats the template's own. */
  let isBare = false;
  /**
   * The text after the last closing tag, while a block is open: reasoning if one more tag closes that; else reasoning has
   * only mentioned a tag, and this is the answer.
   */
  let afterClose: string | undefined;
  let sawTag = false;
  /** Text whose end may be the beginning of a tag. */
  let pending = '';
  /** Text of the answer that is not returned yet. */
  let held = '';
  /** The beginning of that text, from which it is judged. */
  let opening = '';
  let begun = false;
  let sawReasoning = false;

  function release(): TextEvent[] {
    if (held === '') return [];
    const text = held;
    held = '';
    opening = '';
    begun = true;
    return [{ type: 'text-delta', text }];
  }

  function retract(): TextEvent[] {
    const wasShown = begun;
    if (begun || held.trim() !== '') sawReasoning = true;
    held = '';
    opening = '';
    begun = false;
    quirk.leaks = true;
    code = createCodeTracker();
    return wasShown ? [{ type: 'text-retracted' }] : [];
  }

  function show(char: string): void {
    code.read(char);
    if (!begun && held === '' && char.trim() === '') return;
    held += char;
    if (!begun && opening.length < openingLength) opening += char;
  }

  /** True if the text held is reasoning, or may still turn out to be. */
  function mayBeReasoning(): boolean {
    if (begun || sawTag) return false;
    if (isSuspect || opensLikeReasoning(opening, 'perhaps')) return true;
    const verdict = judge(opening, false);
    isSuspect = verdict === 'reasoning';
    return verdict !== 'answer';
  }

  function readTag(isClosing: boolean): void {
    if (isClosing) depth -= 1;
    else if (!isBare) depth += 1;
    afterClose = isClosing && depth > 0 ? '' : undefined;
    isBare = !isClosing;
  }

  function skip(text: string): void {
    if (afterClose !== undefined) afterClose += text;
    if (text.trim() === '') return;
    sawReasoning = true;
    isBare = false;
  }

  return {
    /** True while text is held back that `release` would return. */
    get isHolding() {
      return held !== '' && !isSuspect && !opensLikeReasoning(opening, 'perhaps');
    },
    /** Returns the text held until it is judged, unless it sounds like reasoning. Called after a pause. */
    release(): TextEvent[] {
      isSuspect ||= judge(opening, true) === 'reasoning';
      return isSuspect ? [] : release();
    },
    /** Reads the next piece of content, cut anywhere, and returns the text that is certain now. */
    push(delta: string): TextEvent[] {
      const events: TextEvent[] = [];
      const text = pending + delta;
      let at = 0;
      while (at < text.length) {
        if (depth > 0) {
          eitherTag.lastIndex = at;
          const tag = eitherTag.exec(text);
          const end = tag?.index ?? Math.max(at, text.length - closeTag.length + 1);
          skip(text.slice(at, end));
          at = end + (tag?.[0].length ?? 0);
          if (!tag) break;
          readTag(tag[1] !== '');
          continue;
        }
        if (text.charAt(at) === '<' && !code.inCode()) {
          if (text.startsWith(openTag, at)) {
            depth = 1;
            isBare = true;
            sawTag = true;
            at += openTag.length;
            continue;
          }
          if (text.startsWith(closeTag, at)) {
            events.push(...retract());
            sawTag = true;
            at += closeTag.length;
            continue;
          }
          const rest = text.slice(at);
          if (openTag.startsWith(rest) || closeTag.startsWith(rest)) break;
        }
        show(text.charAt(at));
        at += 1;
      }
      pending = text.slice(at);
      return mayBeReasoning() ? events : [...events, ...release()];
    },
    /** Returns the text that was held back. `complete`: the model itself ended the reply. */
    finish(complete: boolean): TextEvent[] {
      const answer = complete && afterClose !== undefined ? afterClose + pending : '';
      for (const char of depth === 0 ? pending : answer) show(char);
      pending = '';
      const leaked = !complete && !begun && !sawTag && (isSuspect || opensLikeReasoning(opening, 'surely'));
      if (leaked) {
        sawReasoning = true;
        held = '';
      }
      return release();
    },
    /** Why there is no text after `finish`; undefined where there is some. `tokens`: how many the model wrote, where known. */
    missing(tokens = 0): 'empty' | 'only-reasoning' | undefined {
      if (begun) return undefined;
      return sawReasoning || tokens > emptyThinkBlockTokens ? 'only-reasoning' : 'empty';
    },
  };
}

/** Qwen3 writes an empty think block and an end mark even when thinking is off. */
const emptyThinkBlockTokens = 8;

function opensLikeReasoning(text: string, certainty: 'perhaps' | 'surely'): boolean {
  const start = text.slice(0, 24).toLowerCase();
  return reasoningOpeners.some(
    (opener) => start.startsWith(opener) || (certainty === 'perhaps' && opener.startsWith(start)),
  );
}
