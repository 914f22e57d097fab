import { createRef } from 'react';
import type { BackendId } from '../../src/backends/backend';
import { Composer } from '../../src/chat/composer/Composer';
import type { Chat } from '../../src/chat/core/chat';
import type { Message } from '../../src/chat/core/message';
import { Header } from '../../src/chat/dialog/Header';
import { Sidebar } from '../../src/chat/sidebar/Sidebar';
import { SuggestedQuestions, Transcript } from '../../src/chat/transcript/Transcript';
import { Note } from '../../src/models/FallbackNote';
import { ChatFrame, chatOf, type StaticState } from './chat-frame';
import { printing, prompt, replyOf } from './replies';
import type { Section } from './state';
import { words } from './words';

const nothing = () => {};
const running = chatOf(prompt, replyOf({}));

function titles(backend: BackendId, modelName?: string) {
  return (
    <Header
      titleId="title"
      sidebarId="sidebar"
      firstName="Robin"
      whoAnswers={{ backend, modelName, because: 'ready', alternative: 'quotes', mustAsk: false }}
      sidebarIsOpen={false}
      onToggleSidebar={nothing}
      onNewChat={nothing}
    />
  );
}

const header = (...who: Parameters<typeof titles>) => <ChatFrame state={{}}>{titles(...who)}</ChatFrame>;

/** Title, note, conversation and text box, in a low window. */
function conversation(backend: BackendId, modelName: string | undefined, ...messages: Message[]) {
  return (
    <ChatFrame state={chatOf(...messages)}>
      <div className="playground-window">
        {titles(backend, modelName)}
        <div className="chat-modal__main">
          <Transcript suggestedQuestions={[]} />
          <div className="consent-slot">
            <Note
              words={words.localModel}
              sentence={words.localModel.onThisComputer(modelName ?? '', 'Ollama')}
            />
          </div>
          <Composer firstName="Robin" textBox={createRef()} />
        </div>
      </div>
    </ChatFrame>
  );
}

const longReply = 'A bench press closes with 40 kN, and a climate chamber holds 60 °C. '.repeat(20);

function composer(state: StaticState) {
  return (
    <ChatFrame state={state}>
      <Composer firstName="Robin" textBox={createRef()} />
    </ChatFrame>
  );
}

const chats: readonly Chat[] = [
  { id: '1', messages: [prompt, replyOf({ status: 'done', content: 'A **bench press**, and `more`.' })] },
  { id: '2', messages: [prompt, replyOf({ status: 'done', content: 'A long answer. '.repeat(20) })] },
  {
    id: '3',
    messages: [
      prompt,
      replyOf({ status: 'done', content: 'Answered, and the next is running.' }),
      prompt,
      replyOf({}),
    ],
  },
];

export const chatPartsSection: Section = {
  name: 'chat-parts',
  states: [
    { name: 'header, a model answers', view: header('webllm', 'Qwen3 0.6B') },
    { name: 'header, a model elsewhere answers', view: header('ollama', 'Qwen3 14B') },
    { name: 'header, quotes answer', view: header('quotes') },
    {
      name: 'the note under the title, which opens',
      view: conversation(
        'ollama',
        'Qwen3 14B',
        prompt,
        replyOf({ status: 'done', content: 'A bench press.' }),
      ),
      isCollapsed: true,
    },
    {
      name: 'the question in view above a long reply, and text that fades',
      view: conversation(
        'ollama',
        'Qwen3 14B',
        { ...prompt, id: 'first' },
        replyOf({ id: 'answer', status: 'done', content: longReply }),
        prompt,
        printing(`${longReply}¦`),
      ),
      isCollapsed: true,
    },
    { name: 'text box, empty', view: composer({}) },
    { name: 'text box, with a draft', view: composer({ draft: 'What have you built?\nAnd when?' }) },
    {
      name: 'text box, with more than can be sent',
      view: composer({ draft: 'A requirement of the job. '.repeat(1000) }),
    },
    { name: 'text box, while a reply runs', view: composer(running) },
    {
      name: 'suggested questions',
      view: (
        <ChatFrame state={{}}>
          <SuggestedQuestions
            questions={['What have you built?', 'Where did you learn it?', `Why ${'so '.repeat(30)}slowly?`]}
          />
        </ChatFrame>
      ),
    },
    {
      name: 'chats',
      view: (
        <ChatFrame state={{ chats, focusedChatIdx: 1 }}>
          <div className="playground-sidebar" data-sidebar="open">
            <Sidebar id="sidebar" owner={{ name: 'Robin Example', firstName: 'Robin' }} onChoose={nothing} />
          </div>
        </ChatFrame>
      ),
    },
  ],
};
