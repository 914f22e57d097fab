import type { Intent } from './intents';

/** A set of intents. */
export function intents(...names: readonly Intent[]): ReadonlySet<Intent> {
  return new Set(names);
}

/** What a message holds beside its question: a greeting before it, thanks after it. */
export const courtesies = intents('greeting', 'thanks', 'goodbye', 'smalltalk', 'acknowledge');

/** They change nothing about what is spoken of. */
export const passing = intents(...courtesies, 'help', 'bot', 'privacy');

/** Messages to the assistant, which ask for nothing of the CV. */
export const talk = intents(...passing, 'derail', 'other-task');

/** They go on from what was said. */
export const continuing = intents('again', 'more', 'before-that', 'after-that', 'acknowledge');

/** How to reach the owner, and what only they can tell. */
export const ofOwner = intents('contact', 'cv-file', 'hire', 'salary', 'work-permit', 'motivation', 'age');

/** What the owner wishes of a job. */
export const ofWishes = intents('availability', 'relocation', 'remote');

/** They ask for a date or a length of time of a thing. */
export const ofTime = intents('when', 'start-date', 'end-date', 'duration');

/** They list a part of the CV, or an entry of it. */
export const lists = intents(
  'internships',
  'education',
  'degree-check',
  'certificates',
  'projects',
  'publications',
  'awards',
  'volunteer',
  'teachings',
  'work-history',
  'job-tasks',
  'tell-about',
  'worked-at',
);
