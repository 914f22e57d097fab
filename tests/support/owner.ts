import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The owner's folder that the tests build and read, relative to the project's root. */
export const ownerFolder = 'tests/fixtures/owner';
export const ownerResumeFile = 'tests/fixtures/owner/resume.json';

/** Owners whose data look different: a German nurse, and somebody who wrote only a name. */
export const otherOwners = {
  nurse: {
    folder: 'tests/fixtures/other-owners/german-nurse',
    name: 'Jörn Wiesenthaler-Özkan',
    firstName: 'Jörn',
  },
  minimal: { folder: 'tests/fixtures/other-owners/minimal', name: 'Ode', firstName: 'Ode' },
} as const;

interface Job {
  readonly name: string;
  readonly position: string;
}

interface Course {
  readonly name: string;
  readonly url: string;
}

interface Teaching {
  readonly key: string;
  readonly title: string;
  readonly courses: readonly [Course, ...Course[]];
}

/** What the tests read of the fixture. Each tuple says what the tests rely on. */
interface OwnerResume {
  readonly basics: {
    readonly name: string;
    readonly label: string;
    readonly email: string;
    readonly summary: string;
    readonly profiles: readonly { readonly network: string; readonly url: string }[];
  };
  readonly skills: readonly { readonly name: string; readonly keywords: readonly string[] }[];
  /** The current job, one whose summary is collapsed, and one with six points of detail. */
  readonly work: readonly [
    Job,
    Job & { readonly summary: string },
    Job & { readonly highlights: readonly [string, string, string, string, string, string] },
  ];
  readonly internships: readonly [Job, Job, Job];
  readonly teachings: {
    /** One with a role, one with figures, and two others. */
    readonly items: readonly [
      Teaching & { readonly role: string },
      Teaching & { readonly stats: readonly [{ readonly value: string; readonly label: string }] },
      Teaching,
      Teaching & { readonly courses: readonly [Course, Course, ...Course[]] },
    ];
  };
  readonly partners: {
    readonly heading: string;
    readonly items: readonly { readonly name: string; readonly logo: string }[];
    readonly more: string;
    readonly expandLabel: string;
  };
  readonly assistant: { readonly suggestedQuestions: readonly string[] };
  readonly meta: { readonly lastUpdated: string; readonly sourceCode: { readonly label: string } };
}

export const ownerResume = JSON.parse(readFileSync(resolve(root, ownerResumeFile), 'utf8')) as OwnerResume;

const { name, email } = ownerResume.basics;

/** As the assistant speaks of the owner. */
export const owner = { name, firstName: 'Tamsin', email } as const;

/** A question in other words than the CV's, and the point of detail that answers it. */
export const question = {
  text: 'What about adhesive tests?',
  answer: ownerResume.work[2].highlights[2],
  /** How that point begins. */
  subject: 'Adhesive testing',
  source: ownerResume.work[2].position,
} as const;
