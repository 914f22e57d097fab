import { makerOf } from '../models/known/maker';
import { markdownWords } from '../streaming/markdown/words.en';

/** The sentences of the chat. Names that docs/contract.md fixes stay as they are. */
export const chatWords = {
  /** Says that it is an AI before the first word (docs/privacy.md). */
  title: (firstName: string) => `${firstName}’s AI personal assistant`,
  /** For a phone, whose header has one line; a screen reader has the whole title. */
  shortTitle: (firstName: string) =>
    firstName.length > 5 ? 'AI personal assistant' : `${firstName}’s AI personal assistant`,
  /** `isHere`: it runs in this browser. */
  model: (modelName: string, isHere = false, maker = makerOf(modelName)) =>
    `In fact ${modelName}, ${maker === undefined ? 'a third-party open model' : `an open model by ${maker}`}${isHere ? ', in this browser' : ''}`,
  noModel: 'Answers from the CV, in this browser',
  showChats: 'Show chats',
  chats: 'All chats',
  newChat: 'New chat',
  save: 'Save conversation',
  saved: 'The conversation is saved as a file.',
  notSaved: 'The conversation could not be saved. Try again',
  close: 'Close',

  textBox: (firstName: string) => `Talk to ${firstName}`,
  notInserted: 'The text was not inserted. ',
  tooLong: (length: string, most: string) =>
    `A message can have ${most} characters, not ${length}. Shorten it, or send it in parts.`,
  send: 'Send',
  stop: 'Stop',
  /** Offered where nothing comes any more. */
  endReply: 'End the reply',

  conversation: 'Conversation',
  suggestions: 'Suggested questions',
  jumpToLatest: 'Jump to latest',
  question: 'Your question',
  reply: 'Reply of the AI assistant',
  thinking: 'Thinking',
  loading: 'Waiting for the model to load',
  showRest: 'Show the rest',

  copyMessage: 'Copy message',
  copyNote: 'Copy as a note',
  copyLink: 'Copy link',
  /** Of dates and figures (BCP 47). */
  locale: 'en-GB',
  /** Ends a copied answer: a reader elsewhere sees who wrote it, where and when. */
  writtenBy: (modelName: string, address: string, date: string) =>
    `Written by ${modelName}, an AI model, at ${address} on ${date}.`,

  quoteInstead: 'Quote the CV instead',
  askModel: 'Ask the model',
  askModelLater: 'You can ask the model once it is loaded',
  modelAnswersLater: 'The model answers this too once it is loaded',
  tryAgain: 'Try again',
  whereItRan: (modelName: string, place: string) => `${modelName} · ${place}`,
  sources: 'Sources in the CV',
  /** Beside a statement that the CV does not support. The reasons stand in src/answers/claims/claim-words.en.ts. */
  nearest: 'Nearest in the CV',
  showInCv: 'Show it in the CV',
  /** What the signs of a job ad's answer mean. */
  fit: { met: 'in the CV', partly: 'close', missing: 'not in the CV' },

  stoppedWithoutText: 'Stopped before the reply began.',
  stopped: 'Stopped. The text above is kept.',
  missing: {
    empty: 'The model sent an empty reply. Asking again often helps.',
    'only-reasoning': 'The model sent only its reasoning, which is not shown. Asking again often helps.',
  },
  /** How many of a model's statements the CV does not support, those that it contradicts included. */
  notInCv: (count: number) =>
    count === 1 ? '1 statement is not in the CV' : `${count} statements are not in the CV`,
  /** On code and lists inside a reply. */
  markdown: markdownWords,
  cut: 'This reply was cut at the token limit.',
  unfinished: 'This reply is unfinished: it ended early.',
  commands: 'Commands for each system',

  /** Announced to visitors who do not see the screen. */
  announcements: {
    answering: 'The AI assistant is answering.',
    done: 'The reply is complete.',
    failed: 'The reply failed.',
  },
};

export type ChatWords = typeof chatWords;

/** The sentences of a saved conversation. Loaded with the first click on the button. */
export const savingWords = {
  conversationWith: (assistant: string) => `Conversation with ${assistant}`,
  explanation:
    'Each reply names the model that wrote it and where it ran, or says that it was looked up in the CV. Models make mistakes; the links lead to what the CV says.',
  cvOf: (name: string) => `CV of ${name}`,
  saved: 'Saved',
  stillAnswering: 'The assistant was still answering.',
  /** Part of the file's name. */
  fileName: 'conversation',
};

export type SavingWords = typeof savingWords;
