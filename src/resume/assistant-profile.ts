import { optional } from './career';
import type { Profile } from './profile';
import { profilePrompt } from './prompt';

/** What the assistant needs to know of the CV's owner. */
export interface AssistantProfile {
  readonly name: string;
  readonly firstName: string;
  readonly email?: string;
  /** The system message. */
  readonly prompt: string;
  /** The first thing a new chat says; never sent to a model. */
  readonly greeting: string;
  /** Up to three. */
  readonly suggestedQuestions: readonly string[];
}

export function toAssistantProfile(profile: Profile): AssistantProfile {
  const { name, firstName, email } = profile;
  return {
    name,
    firstName,
    ...optional('email', email),
    prompt: profilePrompt(profile),
    greeting: `Hello! I am ${possessive(firstName)} assistant, and I answer questions about ${possessive(firstName)} profile: career, skills, teaching, education. What would you like to know?`,
    suggestedQuestions: (profile.suggestedQuestions.length > 0
      ? profile.suggestedQuestions
      : derivedQuestions(profile)
    ).slice(0, 3),
  };
}

/** Questions to which this very profile has an answer. */
function derivedQuestions(profile: Profile): string[] {
  const { firstName } = profile;
  const [latest] = profile.work;
  const [skill] = profile.skills;
  const projects = profile.more.find(({ id }) => id === 'projects');
  return [
    ...(latest?.employer
      ? [`What ${latest.current ? 'does' : 'did'} ${firstName} do at ${latest.employer}?`]
      : []),
    ...(skill ? [`How much does ${firstName} know about ${skill.tags[0] ?? skill.name}?`] : []),
    ...(profile.teachings ? [`Which courses does ${firstName} teach?`] : []),
    ...(projects ? [`Which project is ${firstName} proud of?`] : []),
    ...(profile.education.length > 0 ? [`Where did ${firstName} study?`] : []),
    `How can I reach ${firstName}?`,
  ];
}

function possessive(name: string): string {
  return `${name}’s`;
}
