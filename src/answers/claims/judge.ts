import type { CvEntry } from '../../resume/cv';
import { isHeldBy, tellingTerms, type Case, type Check, type Fault } from './check';
import { absence, isAbsence } from './checks/absence';
import { contact } from './checks/contact';
import { dates } from './checks/dates';
import { degrees } from './checks/degrees';
import { denials, isDenial } from './checks/denials';
import { durations } from './checks/durations';
import { entailment } from './checks/entailment';
import { humanLanguages } from './checks/languages';
import { names } from './checks/names';
import { numbers } from './checks/numbers';
import { order } from './checks/order';
import { privateLife } from './checks/private-life';
import { skills } from './checks/skills';
import { titles } from './checks/titles';
import { together } from './checks/together';
import type { Statement } from './statement';

/** The most telling first: its reason is shown. */
const ofStatements: readonly Check[] = [
  names,
  dates,
  durations,
  degrees,
  humanLanguages,
  order,
  together,
  titles,
  privateLife,
  skills,
  numbers,
  entailment,
];

export type Judgement = { readonly fault: Fault } | 'supported' | 'none';

/** Holds a sentence against the CV. An address is checked even where nothing else is claimed. */
export function judge(about: Case): Judgement {
  const { statement } = about;
  const wrong = contact(about);
  if (wrong) return { fault: wrong };
  if (/[?？]["”’»)\]」』*_]*$/.test(statement.text.trim())) return 'none';
  const checks = isAbsence(about)
    ? [absence]
    : statesNothing(statement)
      ? []
      : isDenial(about)
        ? [denials]
        : ofStatements;
  for (const check of checks) {
    const fault = check(about);
    if (fault) return { fault };
  }
  return checks.length > 0 && saysSomething(about) && (checks !== ofStatements || isMostlyHeld(about))
    ? 'supported'
    : 'none';
}

function statesNothing({ phrases, folded, text }: Statement): boolean {
  return phrases.noClaim.test(folded) || (phrases.noClaimAsWritten?.test(text) ?? false);
}

function saysSomething({ statement, named }: Case): boolean {
  const { dates: said, lengths, numbers: counted, terms } = statement;
  return (
    named.length + said.length + lengths.length + counted.length > 0 ||
    terms.some(({ passages }) => passages.size > 0)
  );
}

/** True where one part of the CV holds at least half of what the sentence tells: less is no support. */
function isMostlyHeld(about: Case): boolean {
  const telling = tellingTerms(about);
  return about.facts.parts.some(
    (part) => telling.filter((term) => isHeldBy(term, part)).length * 2 >= telling.length,
  );
}

/** What the next sentence speaks of where it names nothing. */
export function focusAfter(about: Case): readonly CvEntry[] {
  const { named, meant, focus } = about;
  // "No record of it is found" has the words of whatever has records.
  const spoken = isAbsence(about) ? named : meant;
  return spoken.length > 0 ? spoken : focus;
}
