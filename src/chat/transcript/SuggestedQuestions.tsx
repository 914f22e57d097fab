import { useChatContext } from '../chat-context';

export function SuggestedQuestions({ questions }: { readonly questions: readonly string[] }) {
  const { store } = useChatContext();
  return (
    <ul className="suggested-questions" aria-label="Suggested questions">
      {questions.slice(0, 3).map((question) => (
        <li key={question}>
          <button
            className="suggested-questions__question"
            type="button"
            onClick={() => store.getState().send(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
