import type { Education, Work } from '../imported.ts';
import type { Notes } from '../notes.ts';
import { countryCodeOf } from '../../resume/read/country.ts';
import type { Entry } from './entries.ts';

const organisation =
  /\b(?:gmbh|ag|kg|se|e\.? ?v|ltd|limited|inc|llc|plc|corp|company|sarl|sas|s\.?a|s\.?l|lda|b\.?v|bank|museum|restaurant|hotel|group|gruppe|verlag|foundation|stiftung|agency|agentur|council|ministry|ministerium|studio|stadt|ville|city of|office of)\b|hospital|hôpital|klinik|clinic|krankenhaus|institut|株式会社|会社|病院|شركة|مستشفى/iu;
const school =
  /universi|hochschule|school|schule|college|academy|akademie|académie|gymnasium|lycée|école|escuela|instituto|facul|politec|polytech|institut|大学|高校|学校|جامعة|كلية|معهد|مدرسة/iu;
const degree =
  /bachelor|master|\bb\.? ?(?:sc|a|eng)\b|\bm\.? ?(?:sc|a|eng|ba)\b|ph\.? ?d|doctor|doktor|diplom|licen[cs]|maîtrise|abitur|matura|bac\b|baccal|grado|grau|título|ingenier|staatsexamen|degree|certificate|ausbildung|学士|修士|博士|بكالوريوس|ماجستير|دكتوراه|دبلوم/iu;

const whichIsWhich =
  'Which text is the post or the degree, which the employer or the school and which the place was guessed in each entry.';

/** Parts of the lines that name an entry; a comma separates where nothing else does. */
function partsOf({ header }: Entry): string[] {
  const parts = header.flatMap((line) =>
    line.split(/\t|\s+[|•·–—/-]\s+|\s+@\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})/u),
  );
  const some = parts.length > 1 ? parts : parts.flatMap((part) => part.split(/[,、，]\s*(?![^(（]*[)）])/u));
  return some.map((part) => part.trim()).filter(Boolean);
}

/** The place is what names a country at its end, or what is left. */
function takePlace(parts: readonly string[]): readonly [rest: readonly string[], place: string | undefined] {
  const at = parts.findIndex((part, index) => {
    const last = part.split(/[,、]\s*/).at(-1) ?? '';
    return index > 0 && last.length > 2 && countryCodeOf(last) !== undefined;
  });
  if (at < 0) return [parts.slice(0, 2), parts.slice(2).join(', ') || undefined];
  const isAlone = !/,/.test(parts[at] ?? '');
  // "…, Leeds, United Kingdom" in parts of their own.
  const from = isAlone && at > 2 ? at - 1 : at;
  const place = parts.slice(from, at + 1).join(', ');
  const rest = parts.filter((_, index) => index < from || index > at);
  return [rest.slice(0, 2), [place, ...rest.slice(2)].join(', ')];
}

export function workOf(entries: readonly Entry[], notes: Notes): Work[] {
  let employer: string | undefined;
  return entries.map((entry) => {
    const [[first, second], place] = takePlace(partsOf(entry));
    const isFirst = second !== undefined && organisation.test(first ?? '') && !organisation.test(second);
    const [whole, position] = isFirst ? [first, second] : [second, first];
    // "Hotel Adler, Leipzig"
    const [, own = whole, town] = (place === undefined && /^([^,]+), ([^,]+)$/.exec(whole ?? '')) || [];
    const name = own ?? employer;
    const location = place ?? town;
    employer = name;
    const fields = { name, position, location, ...entry.period };
    notes.guess(whichIsWhich, fields);
    return { ...fields, summary: entry.prose.join('\n\n'), highlights: entry.points };
  });
}

export function studiesOf(entries: readonly Entry[], notes: Notes): Education[] {
  return entries.map((entry) => {
    const parts = partsOf(entry);
    const institution = parts.find((part) => school.test(part)) ?? parts[1];
    const studied =
      parts.find((part) => part !== institution && degree.test(part)) ??
      parts.find((part) => part !== institution);
    const [, studyType = studied, area] =
      /^(.*?)(?:,\s*|\s+(?:in|en|em|of|im Fach|の)\s+)(\p{L}.*)$/u.exec(shortDegree(studied ?? '')) ?? [];
    const others = parts.filter((part) => part !== institution && part !== studied);
    const [subject, ...places] = area === undefined ? others : [undefined, ...others];
    const fields = {
      institution,
      studyType: studyType?.replaceAll('\u00A0', ' '),
      area: area ?? subject,
      location: places.filter((each) => each !== undefined).join(', ') || undefined,
      ...entry.period,
    };
    notes.guess(whichIsWhich, fields);
    return { ...fields, courses: [...entry.prose, ...entry.points] };
  });
}

/** "Master of Science in Physics" is split at "in" alone. */
function shortDegree(text: string): string {
  return text.replace(
    /\b(Bachelor|Master|Doctor) of (Science|Arts|Engineering|Education|Business Administration|Laws|Philosophy)\b/g,
    '$1\u00A0of\u00A0$2',
  );
}
