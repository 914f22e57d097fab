import type {
  GenerateOutcome,
  GenerateRequest,
  PromptForm,
  ReadAheadRequest,
} from '../../../workers/webllm/protocol';

/** Hears how much of a long prompt has been read: 0 to 1, exclusive. */
type OnRead = (share: number) => void;

/** A loaded model. Another load makes another object. */
export interface WebLLMEngine {
  readonly form: PromptForm;
  /** One reply; all deltas precede the outcome. Rejects with a `BackendError` if the worker stops. */
  generate(
    request: GenerateRequest,
    onDelta: (text: string) => void,
    onRead?: OnRead,
  ): Promise<GenerateOutcome>;
  /** Reads a conversation ahead of its next question. Rejects as `generate` does. */
  readAhead(request: ReadAheadRequest, onRead?: OnRead): Promise<GenerateOutcome>;
  /** Ends the generation with this id; the model stays loaded. */
  interrupt(generationId: string): void;
}

/** What a loaded model knows of the CV; undefined before it reads it, and after it has forgotten it. */
export type CvKnowledge = 'reading' | 'read' | undefined;

/** What this backend needs of the model on the device; `src/models` implements it. */
export interface WebLLMModel {
  /** As a person would name it; undefined until the device has been checked. */
  modelName(): string | undefined;
  /**
   * Waits for a load under way and restarts a failed one. Throws a `BackendError` if the model will not be ready, and
   * the signal's reason.
   */
  whenReady(signal: AbortSignal): Promise<WebLLMEngine>;
  /** The model that is ready now. */
  readyEngine(): WebLLMEngine | undefined;
  /** Says what this engine knows of the CV; means nothing once another one has replaced it. */
  reportKnowledge(engine: WebLLMEngine, cv: CvKnowledge): void;
  /** Says that this engine has lost its model; means nothing once another one has replaced it. */
  reportLoss(engine: WebLLMEngine): void;
}
