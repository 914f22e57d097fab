import { Button } from '../../ui/Button';
import { useChatContext } from '../chat-context';
import './SuggestedQuestions.css';

export function SuggestedQuestions({ questions }: { readonly questions: readonly string[] }) {
  const { store, words } = useChatContext();
  return (
    <ul className="suggested-questions" aria-label={words.suggestions}>
      {questions.slice(0, 3).map((question) => (
        <li key={question}>
          <Button dir="auto" onClick={() => store.getState().send(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
