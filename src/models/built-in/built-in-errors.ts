import { BackendError, type BackendErrorFacts, type BackendErrorKind } from '../../backends/backend-error';

/** What an error of the Prompt API means for a reply. */
export type Fault =
  | 'ended' // the session is destroyed
  | 'full' // the prompt does not fit the window
  | 'unsupported' // the language, of the question or of what the model wrote
  | 'filtered'
  | 'late' // no answer in time
  | 'forbidden' // by the visitor's choice or by a policy
  | 'broken'; // all else: another session may do better

const faults: Readonly<Record<string, Fault>> = {
  AbortError: 'ended',
  QuotaExceededError: 'full',
  NotSupportedError: 'unsupported',
  NotReadableError: 'filtered',
  NotAllowedError: 'forbidden',
  TimeoutError: 'late',
};

export function faultOf(error: unknown): Fault {
  return faults[textOf(error, 'name') ?? ''] ?? 'broken';
}

/** Tokens that were asked for and that there are, of a `QuotaExceededError` that names both. */
export function quotaOf(error: unknown): { readonly requested: number; readonly quota: number } | undefined {
  const requested = memberOf(error, 'requested');
  const quota = memberOf(error, 'quota');
  return isTokens(requested) && isTokens(quota) ? { requested, quota } : undefined;
}

export function failure(kind: BackendErrorKind, facts: BackendErrorFacts = {}): BackendError {
  return new BackendError('built-in', kind, facts);
}

/** The failure of a reply without text. All but the filtered one would be the same again, so quotes answer. */
export function failureOf(error: unknown): BackendError {
  const facts = { cause: error, detail: textOf(error, 'message') };
  switch (faultOf(error)) {
    case 'ended':
      return failure('model-stopped', facts);
    case 'full':
      return failure('context-too-long', { ...facts, handsOver: true });
    case 'unsupported':
      return failure('model-unsupported', { ...facts, handsOver: true });
    case 'forbidden':
      return failure('permission-denied', { ...facts, handsOver: true });
    case 'filtered':
      return failure('filtered', facts);
    case 'late':
    case 'broken':
      return failure('load-failed', { ...facts, handsOver: true });
  }
}

/** The failure of a reply whose text is kept. */
export function failureAfterText(error: unknown): BackendError {
  const { kind, detail } = failureOf(error);
  return failure(kind === 'load-failed' ? 'cut-off' : kind, { cause: error, detail });
}

function isTokens(figure: unknown): figure is number {
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0;
}

function textOf(error: unknown, member: string): string | undefined {
  const text = memberOf(error, member);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function memberOf(error: unknown, member: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, member) : undefined;
}
