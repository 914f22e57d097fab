import { createRequire } from 'node:module';

const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
  readonly validate: (resume: object, done: (errors: unknown) => void) => void;
};

/** What JSON Resume's schema has against a résumé; null where it is valid. */
export function schemaErrors(resume: object): unknown {
  let found: unknown = 'not asked';
  validate(resume, (errors) => (found = errors));
  return found;
}
