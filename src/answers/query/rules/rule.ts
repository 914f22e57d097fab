import type { Context } from '../../facts/context';
import type { Mention } from '../../entities/link-entities';
import { courtesies, intents } from '../../intent/groups';
import type { Focus, Query } from '../query';

/** Below this the classifier guesses, and what the message names decides. */
export const unsure = 0.45;

/** What a rule makes of a question. */
export type Adjusted = Pick<Query, 'intent'> & Partial<Pick<Query, 'isAboutFocus' | 'mentions' | 'focus'>>;

/** A question as the rules see it. */
export interface Asked extends Query {
  /** The names that the CV has. */
  readonly named: readonly Mention[];
  readonly context: Context;
}

/** Undefined where the rule does not apply. */
export type Rule = (asked: Asked) => Adjusted | undefined;

export function askedOf(query: Query, context: Context): Asked {
  const named = query.mentions.filter(({ entities }) => entities.some(({ entries }) => entries.length > 0));
  return { ...query, named, context };
}

export const aboutFocus: Adjusted = { intent: 'tell-about', isAboutFocus: true };

export function hasSpokenOf({ entries }: Focus): boolean {
  return entries.length > 0;
}

export function isPost({ entries }: Focus): boolean {
  return entries[0]?.topic === 'work' || entries[0]?.topic === 'internships';
}

export function isStep({ modifiers }: Query): boolean {
  return modifiers.has('before') || modifiers.has('after');
}

export const jobs = intents('first-job', 'previous-job', 'current-job', 'work-history');

export const social = intents(...courtesies, 'more');

export const hiring = intents('relocation', 'work-permit', 'availability', 'remote', 'hire', 'fit');
