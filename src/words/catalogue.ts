import type { ClaimWords } from '../answers/claims/claim-words.en';
import type { PanelWords } from '../app/panel/words.en';
import type { AppWords } from '../app/words.en';
import type { FailureWords } from '../backends/describe-failure';
import type { HostedWords } from '../backends/hosted/words.en';
import type { OllamaWords } from '../backends/ollama/words.en';
import type { QuotesWords } from '../backends/quotes/words.en';
import type { WebLLMWords } from '../models/webllm/words.en';
import type { WaitWords } from '../backends/words.en';
import type { ClaimCardWords } from '../chat/message/claims/words.en';
import type { CopyWords } from '../chat/message/copy-words.en';
import type { SavingWords } from '../chat/save/words.en';
import type { ChatWords } from '../chat/words.en';
import type { LocalModelWords } from '../models/words.en';
import type { PageWords } from '../page/words.en';
import type { ResumeWords } from '../resume/words.en';

/** The sentences that the builder writes into the page and its files. They never reach the client. */
export interface SiteWords {
  readonly page: PageWords;
  readonly resume: ResumeWords;
}

/** The sentences of the client: one chunk, loaded with the chat. */
export interface AssistantWords {
  readonly app: AppWords;
  readonly chat: ChatWords;
  readonly copy: CopyWords;
  readonly saving: SavingWords;
  readonly claims: ClaimWords;
  readonly claimCard: ClaimCardWords;
  readonly panel: PanelWords;
  readonly localModel: LocalModelWords;
  readonly backends: {
    /** For failures that a backend has no sentences of its own for. */
    readonly failure: FailureWords;
    /** Why a reply has no text yet. */
    readonly wait: WaitWords;
    readonly ollama: OllamaWords;
    readonly hosted: HostedWords;
    readonly webllm: WebLLMWords;
    readonly quotes: QuotesWords;
  };
}
