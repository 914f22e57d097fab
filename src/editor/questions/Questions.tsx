import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { resumeValue, useEditor, useEditorState, useResumeEdits } from '../context';
import { valueAt } from '../../resume/edit-json';
import { messageOf } from '../../shared/attempt';

export function Questions() {
  const { api, words, localize } = useEditor();
  const id = useId();
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState<{
    readonly question: string;
    readonly text: string;
    readonly isInCv: boolean;
  }>();
  const topics = useOpenTopics();
  const ask = async () => {
    const asked = question.trim();
    if (asked === '') return;
    try {
      setAnswer({ question: asked, ...(await api.ask(asked)) });
    } catch (error) {
      const problem = messageOf(error);
      setAnswer({ question: asked, text: localize(problem) ?? problem, isInCv: true });
    }
  };
  return (
    <div className="stack">
      <h2>{words.ask.title}</h2>
      <p className="field__note">{words.ask.about}</p>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <label htmlFor={id}>{words.ask.label}</label>
        <span className="field__row">
          <input
            id={id}
            className="field__box"
            dir="auto"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Button variant="primary" type="submit">
            {words.ask.send}
          </Button>
        </span>
      </form>
      {answer && (
        <div className="answer" aria-live="polite">
          <p className="answer__question">
            <bdi>{answer.question}</bdi>
          </p>
          {plainParagraphs(answer.text).map((text) => (
            <p dir="auto" key={text}>
              {text}
            </p>
          ))}
          {!answer.isInCv && <AnswerForm question={answer.question} key={answer.question} />}
        </div>
      )}
      <h2>{words.ask.open}</h2>
      {topics.length === 0 && <p className="field__note">{words.ask.none}</p>}
      {topics.map((topic) => {
        const [question, example] = words.ask.topics[topic];
        return (
          <div className="open-question" key={topic}>
            <p className="open-question__text">{question}</p>
            <AnswerForm question={question} example={example} />
          </div>
        );
      })}
    </div>
  );
}

type Topic = keyof ReturnType<typeof useEditor>['words']['ask']['topics'];

function useOpenTopics(): readonly Topic[] {
  const { words } = useEditor();
  const topics = useEditorState((state) => state.draft?.openTopics);
  return (topics ?? []).filter((topic): topic is Topic => Object.hasOwn(words.ask.topics, topic));
}

/** One answer of the owner's, which the assistant then gives word for word. */
function AnswerForm({ question, example }: { readonly question: string; readonly example?: string }) {
  const { words } = useEditor();
  const value = useEditorState(resumeValue);
  const edits = useResumeEdits();
  const id = useId();
  const [text, setText] = useState('');
  const answers = valueAt(value, ['assistant', 'answers']);
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields.answer[0]}</label>
      <textarea
        id={id}
        className="field__box"
        rows={2}
        dir="auto"
        value={text}
        placeholder={example && words.example(example)}
        onChange={({ target }) => setText(target.value)}
      />
      <p>
        <Button
          disabled={text.trim() === ''}
          onClick={() => {
            const entry = { question: [question], answer: text.trim() };
            edits.add(['assistant', 'answers'], Array.isArray(answers) ? answers.length : 0, entry);
            setText('');
          }}
        >
          {words.ask.addAnswer}
        </Button>
      </p>
    </div>
  );
}

/** At the foot of the form: the first question that the CV leaves open. */
export function OpenQuestion() {
  const { editor, words } = useEditor();
  const [topic] = useOpenTopics();
  if (topic === undefined) return null;
  return (
    <div className="edit__foot">
      <p>
        <span className="edit__foot-hint">{words.ask.open}</span>
        <span>{words.ask.topics[topic][0]}</span>
      </p>
      <Button onClick={() => editor.show('questions')}>{words.ask.answerIt}</Button>
    </div>
  );
}

/** Paragraphs and quotations of a reply, without the marks of markdown and without links. */
function plainParagraphs(markdown: string): readonly string[] {
  const texts = markdown.split(/\n{2,}/).map((paragraph) =>
    paragraph
      .replace(/^>\s?/gm, '')
      .replace(/\\$/gm, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
      .replace(/\*\*|__/g, '')
      .trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))];
}
