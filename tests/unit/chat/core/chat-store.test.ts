import { describe, expect, it } from 'vitest';
import type { ChatBackend, ChatMessage } from '../../../../src/backends/backend';
import { BackendError } from '../../../../src/backends/backend-error';
import type { ChatStoreOptions } from '../../../../src/chat/core/chat-store';
import type { Reply } from '../../../../src/chat/core/message';
import { lastReply } from '../../../../src/chat/core/selectors';
import * as chats from '../../../../src/chat/core/chat';
import { createScriptedBackend, settled } from '../../../support/scripted-backend';
import { createScriptedClaims } from '../../../support/scripted-claims';
import { createTestChat } from '../../../support/test-chat';

function setUp(options: Partial<ChatStoreOptions> = {}) {
  const { store, clock, backend } = createTestChat(options);
  const state = () => store.getState();
  /** A whole reply, which is then displayed. */
  const answer = async (text: string, by = backend) => {
    await by.lastStream.text(text);
    await by.lastStream.end();
    clock.settle();
  };
  return { clock, backend, store, state, answer, reply: () => lastMessage(state().chats[0]) };
}

/** The last reply, with its text wherever that is: in its source while it runs, in the store once it has ended. */
function lastMessage(chat: chats.Chat | undefined): Reply & { readonly shown: number } {
  const last = chat?.messages.at(-1);
  if (last?.role !== 'assistant') throw new Error('The last message is no reply');
  const { running } = last;
  if (!running) return { ...last, shown: last.content.length };
  return { ...last, content: running.received, shown: running.read().text.length };
}

function flagsOf(chat: chats.Chat | undefined) {
  if (!chat) throw new Error('There is no chat');
  return {
    currentlyGenerating: chats.currentlyGenerating(chat),
    currentlyPrintingResponse: chats.currentlyPrintingResponse(chat),
    is_empty: chats.isEmpty(chat),
  };
}

function roles(chat: chats.Chat | undefined): string[] | undefined {
  return chat?.messages.map(({ role }) => role);
}

/** What the first chat has behind the greeting. */
const textsOf = ({ state }: Pick<ReturnType<typeof setUp>, 'state'>) =>
  state()
    .chats[0]?.messages.slice(1)
    .map(({ content }) => content);

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });

const running = { currentlyGenerating: true, currentlyPrintingResponse: true };
const ended = { currentlyGenerating: false, currentlyPrintingResponse: false };

/** Opens the chat, lets the greeting finish and sends a prompt. */
async function ask(run: ReturnType<typeof setUp>, prompt: string) {
  if (!run.state().isOpen) run.state().open();
  run.clock.settle();
  run.state().send(prompt);
  await settled();
}

/** A whole exchange. */
async function converse(run: ReturnType<typeof setUp>, prompt: string, answer: string) {
  await ask(run, prompt);
  await run.answer(answer);
}

describe('sending', () => {
  it('sets the flags and appends the prompt and an empty reply', async () => {
    const run = setUp();
    await ask(run, '  What do you do?\n');
    const chat = run.state().chats[0];
    expect(flagsOf(chat)).toEqual({ is_empty: false, ...running });
    const waiting = { ...assistant(''), status: 'waiting' };
    expect(chat?.messages.slice(1)).toMatchObject([user('What do you do?'), waiting]);
  });

  it('sends the message list of the contract', async () => {
    const run = setUp();
    await converse(run, 'One', 'First answer');
    await ask(run, 'Two');
    expect(run.backend.lastStream.messages).toEqual([
      { role: 'system', content: 'You answer about Camille.' },
      user('One'),
      assistant('First answer'),
      user('Two'),
    ]);
  });

  it('does not send while a reply runs, and keeps the draft', async () => {
    const run = setUp();
    await ask(run, 'One');
    run.state().setDraft('Two');
    run.state().send('Two');
    await settled();
    expect(run.backend.streams).toHaveLength(1);
    expect(run.state().draft).toBe('Two');
  });

  it('keeps a draft that is not what is sent, such as a suggested question', () => {
    const run = setUp();
    run.state().open();
    run.state().setDraft('half a thought');
    run.state().send('What do you teach?');
    expect(run.state().draft).toBe('half a thought');
  });
});

describe('a reply', () => {
  it('is without what nobody sees, and keeps an emoji that comes in halves', async () => {
    const run = setUp();
    await ask(run, 'One');
    await run.backend.lastStream.text('a\u001B]52;c;\u0007\u202Eb \ud83d', '\ude00');
    run.clock.settle();
    expect(run.reply().content).toBe('a]52;c;b 😀');
  });

  it('shows no part of a piece that appears at once', async () => {
    const run = setUp();
    await ask(run, 'One');
    await run.backend.lastStream.text('Yes.');
    await run.backend.lastStream.emit({ type: 'text-delta', text: '\n\n> A line', atOnce: true });
    run.clock.frame(20);
    expect(run.reply().shown).toBe('Yes.\n\n> A line'.length);
  });

  it('changes the store when something happens, however long the text is', async () => {
    const changes = async (text: string) => {
      const run = setUp();
      await ask(run, 'One');
      run.clock.settle();
      let count = 0;
      run.store.subscribe(() => (count += 1));
      for (const word of text.split(' ')) {
        await run.backend.lastStream.text(`${word} `);
        run.clock.pass(0);
      }
      await run.backend.lastStream.end();
      run.clock.settle();
      expect(run.reply()).toMatchObject({ status: 'done', content: `${text} ` });
      return count;
    };
    const beganReceivedAndEnded = 3;
    expect(await changes('A short answer.')).toBe(beganReceivedAndEnded);
    expect(await changes('A long answer. '.repeat(100).trim())).toBe(beganReceivedAndEnded);
  });

  it('takes a few hundred of the deltas that are ready in one task', async () => {
    const run = setUp();
    await ask(run, 'One');
    const lengths: number[] = [];
    await run.backend.lastStream.text(...Array<string>(1000).fill('x'));
    await run.backend.lastStream.end();
    while (lengths.at(-1) !== 1000) {
      lengths.push(run.reply().content.length);
      run.clock.pass(0);
      await settled();
    }
    expect(lengths).toEqual([250, 500, 750, 1000]);
    run.clock.settle();
    expect(run.reply()).toMatchObject({ status: 'done', content: 'x'.repeat(1000) });
  });

  it('says who answers before there is a text, two frames after that is known', async () => {
    const run = setUp();
    await ask(run, 'One');
    run.clock.frame(20);
    run.clock.frame(20);
    expect(run.reply()).toMatchObject({ backend: 'ollama', modelName: 'Qwen3 14B', status: 'waiting' });
  });

  it('tells who answers, in which language, and the first text in one change', async () => {
    const run = setUp();
    await ask(run, 'One');
    let count = 0;
    run.store.subscribe(() => (count += 1));
    await run.backend.lastStream.emit({ type: 'language', language: 'fr' });
    await run.backend.lastStream.text('Oui.');
    run.clock.frame(20);
    expect(run.reply()).toMatchObject({ backend: 'ollama', language: 'fr', status: 'printing' });
    expect(count).toBe(1);
  });

  it('says what it waits for until text is displayed', async () => {
    const run = setUp();
    run.state().open();
    run.state().send('Hello');
    await settled();
    await run.backend.lastStream.emit({ type: 'wait', text: 'Loading the model' });
    expect(run.reply()).toMatchObject({ status: 'waiting', waitingFor: 'Loading the model' });
    await run.backend.lastStream.emit({ type: 'wait', text: undefined });
    expect(run.reply()).toMatchObject({ status: 'waiting', waitingFor: undefined });
    await run.backend.lastStream.emit({ type: 'wait', text: 'Reading the profile' });
    await run.backend.lastStream.text('Hello');
    run.clock.frame(20);
    expect(run.reply()).toMatchObject({ status: 'printing', waitingFor: undefined });
  });

  it('keeps notices in order, each once in a chat', async () => {
    const run = setUp();
    await ask(run, 'One');
    const notice = (text: string) => ({ type: 'notice', text }) as const;
    await run.backend.lastStream.emit(notice('Shorter'), notice('Slow'), notice('Shorter'));
    await run.backend.lastStream.end();
    run.clock.settle();
    expect(run.reply().notices).toEqual(['Shorter', 'Slow']);
    run.state().send('Two');
    await settled();
    await run.backend.lastStream.emit(notice('Shorter'));
    expect(run.reply().notices).toEqual([]);
    run.state().newChat();
    run.state().send('Three');
    await settled();
    await run.backend.lastStream.emit(notice('Shorter'));
    const newest = run.state().chats.at(-1)?.messages.at(-1);
    expect(newest).toMatchObject({ notices: ['Shorter'] });
  });

  it('drops text that turned out to be reasoning', async () => {
    const run = setUp();
    await ask(run, 'One');
    await run.backend.lastStream.text('Okay, the user wants');
    run.clock.settle();
    await run.backend.lastStream.emit({ type: 'text-retracted' });
    expect(run.reply()).toMatchObject({ content: '', shown: 0, status: 'waiting' });
    await run.backend.lastStream.text('Hello!');
    expect(run.reply().shown).toBe(0);
    await run.backend.lastStream.end();
    run.clock.settle();
    expect(run.reply()).toMatchObject({ content: 'Hello!', shown: 6, status: 'done' });
  });

  it('was only reasoning if the backend says so', async () => {
    const run = setUp();
    await ask(run, 'One');
    await run.backend.lastStream.text('Okay, the user');
    await run.backend.lastStream.emit({ type: 'text-retracted' });
    await run.backend.lastStream.end({ type: 'end', reason: 'stop', missing: 'only-reasoning' });
    expect(run.reply()).toMatchObject({ status: 'done', missing: 'only-reasoning' });
  });
});

it('Stop ends the request, keeps the text received and is no error', async () => {
  const run = setUp();
  await ask(run, 'One');
  const stream = run.backend.lastStream;
  await stream.text('Half an ans');
  run.clock.frame(10);
  run.state().stop();
  await settled();
  expect(run.reply()).toMatchObject({ status: 'stopped', content: 'Half an ans', shown: 11 });
  expect(run.reply().failure).toBeUndefined();
  expect(stream.signal.aborted).toBe(true);
  expect(stream.isClosed).toBe(true);
  expect(flagsOf(run.state().chats[0])).toMatchObject(ended);
});

it('a failure keeps the prompt and all that was received', async () => {
  const run = setUp();
  await ask(run, 'One');
  await run.backend.lastStream.text('Half an answer');
  await run.backend.lastStream.fail(new BackendError('ollama', 'cut-off'));
  expect(run.reply()).toMatchObject({ status: 'failed', content: 'Half an answer', shown: 14 });
  expect(run.reply().failure?.problem).toBe('It was cut-off.');
  expect(run.state().chats[0]?.messages[1]).toMatchObject({ content: 'One' });
  expect(flagsOf(run.state().chats[0])).toMatchObject(ended);
});

describe('a model that hands over', () => {
  const failure = (handsOver: boolean) => new BackendError('built-in', 'model-unsupported', { handsOver });

  /** Chooses a model that fails, and whoever takes over from it. */
  async function failing(error: BackendError, textBefore = '') {
    const model = createScriptedBackend('built-in');
    const quotes = createScriptedBackend('quotes');
    const claims = createScriptedClaims();
    const asked: (BackendError | undefined)[] = [];
    const run = setUp({
      chooseBackend: async ({ failed }) => {
        asked.push(failed);
        return failed ? quotes : model;
      },
      loadClaimChecker: async () => claims.checker,
    });
    await ask(run, 'What do you do?');
    if (textBefore !== '') await model.lastStream.text(textBefore);
    await model.lastStream.fail(error);
    await settled();
    return { run, quotes, asked, claims };
  }

  it('is not held against the CV with the words of the one that took over', async () => {
    const { run, quotes, claims } = await failing(failure(true));
    await run.answer('That is a lie. So is this lie.', quotes);
    await settled();
    expect(claims.texts).toEqual([]);
    expect(run.reply().claims).toBeUndefined();
  });

  it('is known to have received the conversation, however soon it failed', async () => {
    const { run } = await failing(failure(true));
    expect(run.state().chats[0]?.answeredBy).toEqual(['built-in', 'quotes']);
  });

  it('keeps its own reply where it has said something, or does not hand over', async () => {
    for (const text of ['She', '']) {
      const { run, asked } = await failing(failure(text !== ''), text);
      run.clock.settle();
      expect(asked).toHaveLength(1);
      expect(run.reply()).toMatchObject({ status: 'failed', backend: 'built-in', content: text });
    }
  });
});

describe('Try again', () => {
  it('sends the same prompt again and replaces the reply', async () => {
    const run = setUp();
    await converse(run, 'One', 'First');
    await ask(run, 'Two');
    const first = run.backend.lastStream;
    await first.text('Half');
    await first.fail(new BackendError('ollama', 'cut-off'));
    const { id } = run.reply();
    run.state().retry(id);
    await settled();
    expect(run.reply()).toMatchObject({ id, status: 'waiting', content: '', shown: 0 });
    expect(run.reply().failure).toBeUndefined();
    expect(run.backend.lastStream).not.toBe(first);
    expect(run.backend.lastStream.messages).toEqual(first.messages);
    await run.answer('Second');
    expect(run.reply()).toMatchObject({ status: 'done', content: 'Second' });
    expect(roles(run.state().chats[0])).toEqual(['assistant', 'user', 'assistant', 'user', 'assistant']);
  });

  it.each(['instead of a reply that failed', 'while the model loads'])(
    'can quote the CV %s',
    async (when) => {
      const quotes = createScriptedBackend('quotes', { modelName: 'Quotes from the CV' });
      const run = setUp({ quotes });
      await ask(run, 'One');
      const first = run.backend.lastStream;
      if (when !== 'while the model loads') await first.fail(new BackendError('ollama', 'unreachable'));
      run.state().retryWithQuotes(run.reply().id);
      await settled();
      expect(first.isClosed).toBe(true);
      await run.answer('> A passage', quotes);
      expect(run.reply()).toMatchObject({ status: 'done', backend: 'quotes', content: '> A passage' });
    },
  );
});

describe('a question that quotes answer first', () => {
  /** Quotes answer until the test lets the model. */
  function setUpQuick(options: Partial<ChatStoreOptions> = {}) {
    const model = createScriptedBackend('webllm');
    const quotes = createScriptedBackend('quotes');
    const asked: boolean[] = [];
    let next: ChatBackend = quotes;
    const run = setUp({
      quotes,
      chooseBackend: async ({ expressly }) => {
        asked.push(expressly);
        return next;
      },
      ...options,
    });
    const quickly = async (prompt: string) => {
      await ask(run, prompt);
      await run.answer(`Quoted: ${prompt}`, quotes);
    };
    const letModel = () => void (next = model);
    return { ...run, run, model, asked, quickly, letModel };
  }

  it('adds the model’s reply below, in the middle of a chat too, and asks it expressly', async () => {
    const chat = setUpQuick();
    await chat.quickly('One');
    const first = chat.reply().id;
    await chat.quickly('Two');
    chat.letModel();
    chat.state().askModel(first);
    await settled();
    expect(chat.model.lastStream.messages.slice(1)).toEqual([user('One')]);
    await chat.answer('Written.', chat.model);
    expect(textsOf(chat)).toEqual(['One', 'Quoted: One', 'Written.', 'Two', 'Quoted: Two']);
    expect(chat.asked).toEqual([false, false, true]);
  });

  it('asks the model once, and not while a reply runs', async () => {
    const chat = setUpQuick();
    await chat.quickly('One');
    const quick = chat.reply().id;
    chat.letModel();
    chat.state().askModel(quick);
    chat.state().askModel(quick);
    await settled();
    await chat.answer('Written.', chat.model);
    chat.state().askModel(quick);
    await settled();
    expect(chat.model.streams.length).toBe(1);
  });

  it('tries a model’s reply again in its own place', async () => {
    const chat = setUpQuick();
    await chat.quickly('One');
    chat.letModel();
    chat.state().askModel(chat.reply().id);
    await settled();
    await chat.model.lastStream.fail(new BackendError('webllm', 'device-lost'));
    const failed = chat.reply().id;
    await ask(chat.run, 'Two');
    await chat.answer('Second.', chat.model);
    chat.state().retry(failed);
    await settled();
    await chat.answer('Written.', chat.model);
    expect(textsOf(chat)).toEqual(['One', 'Quoted: One', 'Written.', 'Two', 'Second.']);
    expect(chat.model.lastStream.messages.slice(1)).toEqual([user('One')]);
  });

  it('has the model answer as well, where that was wished and nothing was asked since', async () => {
    const chat = setUpQuick();
    await chat.quickly('One');
    chat.state().wishForModel();
    expect(chat.reply().modelIsWished).toBe(true);
    chat.letModel();
    chat.state().fulfilWishes();
    chat.state().fulfilWishes();
    await settled();
    await chat.answer('Written.', chat.model);
    expect(textsOf(chat)).toEqual(['One', 'Quoted: One', 'Written.']);
    expect(chat.model.streams.length).toBe(1);
  });

  it('is not kept waiting by a reply whose model is being loaded', async () => {
    let isLoading = true;
    const chat = setUpQuick({ isModelLoading: () => isLoading });
    chat.letModel();
    await ask(chat.run, 'One');
    const waiting = chat.model.lastStream;
    await ask(chat.run, 'Two');
    expect(waiting.signal.aborted).toBe(true);
    expect(chat.state().chats[0]?.messages[2]).toMatchObject({ status: 'stopped' });
    isLoading = false;
    await ask(chat.run, 'Three');
    expect(textsOf(chat)).toEqual(['One', '', 'Two', '']);
  });
});

it('the language of a message is told of the question, and of a model’s reply once it is displayed', async () => {
  const tellLanguage = async (text: string) => (text.includes('é') ? 'fr' : 'en');
  const chat = setUp({ tellLanguage });
  await converse(
    chat,
    'Écrit-elle en français, l’été ?',
    'Elle a écrit trois articles en français depuis 2019.',
  );
  await settled();
  expect(chat.state().chats[0]?.messages.slice(1)).toMatchObject([
    { role: 'user', language: 'fr' },
    { role: 'assistant', language: 'fr' },
  ]);
});

describe('what the CV does not say', () => {
  function setUpChecked(options: Partial<ChatStoreOptions> = {}) {
    const quotes = createScriptedBackend('quotes');
    const { checker } = createScriptedClaims();
    const run = setUp({ quotes, loadClaimChecker: async () => checker, ...options });
    const checked = async () => {
      for (let round = 0; round < 3; round++) {
        run.clock.pass(100);
        await settled();
      }
    };
    return { ...run, run, quotes, checked };
  }

  it('is found in the replies of a model, and changes nothing of their text', async () => {
    const chat = setUpChecked();
    await converse(chat.run, 'One', 'True. A lie.');
    await chat.checked();
    expect(chat.reply()).toMatchObject({ content: 'True. A lie.', claims: { isComplete: true } });
    expect(chat.reply().claims?.doubtful.map(({ text }) => text)).toEqual(['A lie.']);
    await ask(chat.run, 'Two');
    const sent = [user('One'), assistant('True. A lie.'), user('Two')];
    expect(chat.backend.lastStream.messages.slice(1)).toEqual(sent);
  });

  it('is looked for neither in quotes nor in the greeting', async () => {
    let loads = 0;
    const { checker } = createScriptedClaims();
    const quotes = createScriptedBackend('quotes');
    const loadClaimChecker = async () => {
      loads += 1;
      return checker;
    };
    const greeting = 'A lie. Hello.';
    const chat = setUpChecked({ greeting, chooseBackend: async () => quotes, loadClaimChecker });
    await ask(chat.run, 'One');
    await chat.answer('> A lie. Another.', quotes);
    await chat.checked();
    expect(loads).toBe(0);
    expect(chat.reply().claims).toBeUndefined();
  });

  it('is answered by quotes below the model’s reply, once, and the model’s goes on being sent', async () => {
    const chat = setUpChecked();
    await converse(chat.run, 'One', 'A lie.');
    const written = chat.reply().id;
    await converse(chat.run, 'Two', 'True.');
    chat.state().quoteBelow(written);
    chat.state().quoteBelow(written);
    await settled();
    expect(chat.quotes.lastStream.messages.slice(1)).toEqual([user('One')]);
    await chat.answer('> Bound books.', chat.quotes);
    chat.state().quoteBelow(written);
    await settled();
    expect(chat.quotes.streams).toHaveLength(1);
    expect(textsOf(chat)).toEqual(['One', 'A lie.', '> Bound books.', 'Two', 'True.']);
    await ask(chat.run, 'Three');
    const sent = chat.backend.lastStream.messages.slice(1).map(({ content }) => content);
    expect(sent).toEqual(['One', 'A lie.', 'Two', 'True.', 'Three']);
  });

  it('asks no model again below the quotes that were asked for', async () => {
    const chat = setUpChecked();
    await converse(chat.run, 'One', 'A lie.');
    chat.state().quoteBelow(chat.reply().id);
    await settled();
    await chat.answer('> Bound books.', chat.quotes);
    const before = chat.backend.streams.length;
    chat.state().askModel(chat.reply().id);
    chat.state().wishForModel();
    chat.state().fulfilWishes();
    await settled();
    expect(chat.backend.streams).toHaveLength(before);
  });
});

describe('several chats', () => {
  it('a reply goes on in its own chat while another is focused', async () => {
    const run = setUp();
    await ask(run, 'One');
    run.state().newChat();
    await run.answer('First answer');
    expect(run.reply()).toMatchObject({ status: 'done', content: 'First answer' });
    expect(roles(run.state().chats[1])).toEqual(['assistant']);
  });

  it('each may have a reply of its own, and Stop ends the focused one', async () => {
    const run = setUp();
    await ask(run, 'One');
    run.state().newChat();
    await ask(run, 'Two');
    const [first, second] = run.backend.streams;
    run.state().stop();
    await settled();
    expect(second?.signal.aborted).toBe(true);
    expect(first?.signal.aborted).toBe(false);
    expect(run.reply().status).toBe('waiting');
  });
});

it('the last reply is the newest of any chat, and never a greeting', async () => {
  const run = setUp();
  run.state().open();
  expect(lastReply(run.state())).toBeUndefined();
  await converse(run, 'One', 'First');
  run.clock.pass(1000);
  run.state().newChat();
  await converse(run, 'Two', 'Second');
  run.clock.pass(1000);
  run.state().focusChat(0);
  expect(lastReply(run.state())?.content).toBe('Second');
  await converse(run, 'Three', 'Third');
  expect(lastReply(run.state())?.content).toBe('Third');
});

describe('preparing the model while the visitor types', () => {
  function setUpWarmUp() {
    const warmUps: { readonly messages: readonly ChatMessage[]; readonly signal: AbortSignal }[] = [];
    const backend: ChatBackend = Object.assign(createScriptedBackend(), {
      warmUp(messages: readonly ChatMessage[], signal: AbortSignal) {
        warmUps.push({ messages, signal });
        return new Promise<void>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    return { ...setUp({ chooseBackend: async () => backend, backendToWarmUp: () => backend }), warmUps };
  }

  it('hands in the system message alone, and does not begin twice at a time', async () => {
    const { state, warmUps } = setUpWarmUp();
    state().open();
    await settled();
    expect(warmUps).toEqual([]);
    state().warmUp();
    state().warmUp();
    await settled();
    const system = { role: 'system', content: 'You answer about Camille.' };
    expect(warmUps.map(({ messages }) => messages)).toEqual([[system]]);
  });

  it.each(['stop', 'close'] as const)('ends with %s, and may begin again', async (action) => {
    const { state, warmUps } = setUpWarmUp();
    state().open();
    state().warmUp();
    await settled();
    state()[action]();
    expect(warmUps[0]?.signal.aborted).toBe(true);
    state().warmUp();
    await settled();
    expect(warmUps).toHaveLength(2);
  });

  it('does nothing where no backend is to be prepared, or the profile cannot be loaded', async () => {
    setUp().state().warmUp();
    const { state } = setUp({
      backendToWarmUp: () => createScriptedBackend(),
      systemPrompt: () => Promise.reject(new Error('offline')),
    });
    state().warmUp();
    await settled();
    expect(state().chats).toEqual([]);
  });
});
