import type { BackendError, BackendErrorKind } from './backend-error';
import type { ErrorContext, ErrorDescription } from './error-description';

/** What a sentence about a failure can name. */
interface FailureFacts {
  /** Who should have answered, as the subject of a sentence: "Ollama", "The hosted model". */
  readonly server: string;
  /** The address or the model concerned. */
  readonly subject: string;
  /** The server's own words, where it sent any. */
  readonly detail: string | undefined;
  readonly ownerEmail: string | undefined;
  /** This site's origin. */
  readonly origin: string;
}

type Describe = (facts: FailureFacts) => ErrorDescription;

type Sentences = Readonly<Partial<Record<BackendErrorKind, Describe>>>;

/** Sentences for the kinds of failure that any backend can have; `unknown` stands for all other kinds. */
export type FailureWords = Sentences & { readonly unknown: Describe };

/** A backend's own sentences, used in place of the shared ones. */
export interface VendorFailureWords {
  readonly server: string;
  /** Stands for an address or a model that the error does not name. */
  readonly unnamedSubject: string;
  readonly failures: Sentences;
}

/** Describes a failure in the vendor's sentences, or in the shared ones where the vendor has none for its kind. */
export function describeFailure(
  { kind, subject, detail }: BackendError,
  { origin, ownerEmail }: ErrorContext,
  shared: FailureWords,
  vendor: VendorFailureWords,
): ErrorDescription {
  const describe = vendor.failures[kind] ?? shared[kind] ?? shared.unknown;
  return describe({
    server: vendor.server,
    subject: subject ?? vendor.unnamedSubject,
    detail,
    ownerEmail,
    origin,
  });
}
