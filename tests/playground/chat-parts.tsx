import { createRef } from 'react';
import { Composer } from '../../src/chat/composer/Composer';
import type { Chat } from '../../src/chat/core/chat';
import { Header } from '../../src/chat/dialog/Header';
import { Sidebar } from '../../src/chat/sidebar/Sidebar';
import { SuggestedQuestions } from '../../src/chat/transcript/SuggestedQuestions';
import { ChatFrame, chatOf, type StaticState } from './chat-frame';
import { prompt, replyOf } from './replies';
import type { Section } from './state';

const nothing = () => {};
const running = chatOf(prompt, replyOf({}));

function header(modelName: string | undefined) {
  const backend = modelName === undefined ? 'quotes' : 'webllm';
  return (
    <ChatFrame state={{}}>
      <Header
        titleId="title"
        sidebarId="sidebar"
        firstName="Robin"
        whoAnswers={{ backend, modelName, because: 'ready', alternative: 'quotes', mustAsk: false }}
        sidebarIsOpen={false}
        onToggleSidebar={nothing}
        onNewChat={nothing}
      />
    </ChatFrame>
  );
}

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
    { name: 'header, a model answers', view: header('Qwen3 0.6B') },
    { name: 'header, quotes answer', view: header(undefined) },
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
