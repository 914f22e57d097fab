import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { durationOf, entriesOf, type Context } from '../facts/context';
import { levelOf } from '../facts/degrees';
import { detectLanguage } from '../languages/detect-language';
import { degreeLevels, type DegreeLevel } from '../languages/kinds';
import type { Passage } from '../passages';
import { phraseFinder } from '../query/phrases';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { empty } from './ad-words';
import type { Covered, CvLines, Unit } from './cv-lines';
import { levelIn, meetsLevel } from './levels';

/** A line of the CV that stands beside a requirement. */
export interface Line {
  readonly passage: Passage;
  /** Word for word. */
  readonly text: string;
}

/** What the CV has of a requirement, or of one thing that it enumerates. */
export interface Match {
  readonly isMet: boolean;
  /** What is meant of the requirement, where it asks for several things. */
  readonly part?: string | undefined;
  /** If it is not met: what the CV has instead, such as a lower level. */
  readonly lines: readonly Line[];
  /** A figure worked out from the CV's dates, in markdown. */
  readonly figure?: string | undefined;
}

/** The share of a requirement's words that a line must hold to meet it. */
const leastShare = 0.6;
/** The share where the requirement is one of several in a list. */
const leastShareOfPart = 0.66;

/** Matches requirements of one ad with one CV. Each has one match, or one for each thing that it enumerates. */
export function createMatcher(context: Context, lines: CvLines): (text: string) => readonly Match[] {
  const { lexicon } = context;
  const isForeign =
    detectLanguage(context.passages.map(({ text }) => text).join('\n'), 'en') !== context.language;

  return (text) => {
    const special = years(text) ?? languages(text) ?? degreeAndMore(text) ?? degree(text) ?? ofTopic(text);
    if (special) return special;
    return general(text);
  };

  function general(text: string): readonly Match[] {
    const whole = prose(text, leastShare);
    if (whole.isMet) return [whole];
    const either = parts(text, alternatives);
    for (const part of either.length > 1 ? either : []) {
      const match = prose(part, leastShareOfPart);
      if (match.isMet) return [match];
    }
    const all = either.length > 1 ? [] : parts(text, conjunctions);
    const matches =
      all.length > 1 ? all.filter((part) => !continues.test(part)).map((part) => single(part)) : [];
    if (matches.length === 0 || !matches.some(({ isMet }) => isMet)) return [whole];
    return matches;
  }

  /** "Degree in law and admission to the bar": the degree, and something of its own. */
  function degreeAndMore(text: string): readonly Match[] | undefined {
    const all = parts(text, conjunctions);
    if (all.length < 2 || !all.some((part) => degree(part) !== undefined)) return undefined;
    const others = all.filter((part) => degree(part) === undefined);
    const isOwn = others.every((part) => tokens(part).length >= 3);
    return isOwn ? all.map((part) => single(part)) : undefined;
  }

  function single(part: string): Match {
    const [found = prose(part, leastShareOfPart)] = languages(part) ?? degree(part) ?? [];
    return { ...found, part };
  }

  function prose(text: string, least: number): Match {
    const among = provingTopics(text);
    // Among certificates a licence need not be called one.
    const units = lines.units(among ? text.replace(/\blicen[cs]es?\b/gi, ' ') : text);
    const strong = units.filter(({ isWeak }) => !isWeak);
    if (units.length === 0) return named(text);
    const things = enumerated(text);
    const isProving = ({ entry }: Passage) =>
      among === undefined
        ? entry?.topic !== 'publications' && entry?.topic !== 'interests'
        : entry !== undefined && among.includes(entry.topic);
    const found = lines
      .covering(units, isProving)
      .filter(
        (covered) =>
          (covered.share >= least || isSameElsewhere(covered, units)) &&
          strong.every((unit) => !unit.isName || covered.units.includes(unit)) &&
          covered.units.some((unit) => (strong.length === 0 ? isListed(unit) : !unit.isWeak)) &&
          things.every((thing) =>
            thing.some((written) => covered.units.some((unit) => unit.written === written)),
          ),
      );
    const [best] = found;
    return best ? { isMet: true, lines: [lineOf(best.passage, units)] } : missing;
  }

  /** Of "Docker and Kubernetes" each has to be held: the words of each that name something. */
  function enumerated(text: string): string[][] {
    const all = parts(text, conjunctions).filter((part) => !continues.test(part));
    if (all.length < 2) return [];
    return all
      .map((part) =>
        lines
          .units(part)
          .filter(({ isWeak }) => !isWeak)
          .map(({ written }) => written),
      )
      .filter((thing) => thing.length > 0);
  }

  /**
   * An ad in another language than the CV's has words that no thesaurus holds, so that in a long requirement they count
   * half: two others must fit.
   */
  function isSameElsewhere({ units: held }: Covered, asked: readonly Unit[]): boolean {
    // A name, or a phrase that the thesaurus knows, says more than a word.
    const isNamed = held.some(({ isName, weight }) => isName || weight >= 2);
    if (!isForeign || asked.length < (isNamed ? 2 : 4) || held.length < (isNamed ? 1 : 2)) return false;
    return weigh(held) / weigh(asked) >= 0.5;
  }

  /** A trait that many ads ask for is met by a skill of that name alone. */
  function isListed({ written }: Unit): boolean {
    return context.index
      .exact(fold(written).replace(/\s+/g, ''))
      .some(({ kind }) => kind === 'skill' || kind === 'group');
  }

  /** A requirement of empty words alone is met where the CV lists just that. */
  function named(text: string): Match {
    const entities = tokens(text).flatMap(({ folded }) => context.index.exact(folded));
    const entity = entities.find(({ kind }) => kind === 'skill');
    const passage = entity?.entries[0] && context.passageOf(entity.entries[0]);
    return passage ? { isMet: true, lines: [lineOf(passage, lines.units(text))] } : missing;
  }

  function topicsOf(text: string): CvTopic[] {
    return phraseFinder(tokens(text), fold(text)).keysOf(lexicon.topics);
  }

  /** "Publications", "awards": the part of the CV itself. */
  function ofTopic(text: string): Match[] | undefined {
    const proving: readonly CvTopic[] = [
      'publications',
      'awards',
      'volunteer',
      'certificates',
      'internships',
      'teachings',
    ];
    const topic = topicsOf(text).find((each) => proving.includes(each));
    if (topic === undefined) return undefined;
    const names = new Set(lexicon.topics[topic].split('|').flatMap((phrase) => phrase.split(' ')));
    const rest = lines.units(text).filter((unit) => !isOfTopic(unit) && !unit.isWeak);
    if (rest.length > 0) return undefined;
    const found = entriesOf(context, topic)
      .map((entry) => context.passageOf(entry))
      .filter((passage) => passage !== undefined);
    return [
      found[0] ? { isMet: true, lines: found.slice(0, 2).map((passage) => lineOf(passage, [])) } : missing,
    ];

    function isOfTopic({ written }: Unit): boolean {
      const folded = fold(written);
      return isJapanese(folded)
        ? lines.units([...names].reduce((rest, name) => rest.replaceAll(name, ' '), folded)).length === 0
        : tokens(folded).every((token) => names.has(token.folded));
    }
  }

  function years(text: string): Match[] | undefined {
    const asked = yearsIn(text);
    if (asked === undefined) return undefined;
    const subject = text
      .replace(yearsPattern, ' ')
      .replace(/[,、(](?:\s*(?:ideally|preferably|idéalement|idealerweise|idealmente)\b).*$/i, '');
    const units = lines.units(subject);
    const strong = units.filter(({ isWeak }) => !isWeak);
    const jobs = entriesOf(context, 'work');
    const worked = strong.length === 0 ? jobs : jobs.filter((job) => isAbout(job, subject));
    const found = durationOf(worked, context);
    const [first] = worked;
    if (!found || !first) return [missing];
    const shown = worked
      .flatMap((job) => context.passageOf(job) ?? context.pointsOf(job).slice(0, 1))
      .slice(0, 3)
      .map((passage) => lineOf(passage, units));
    return [
      {
        isMet: found.months >= asked * 12,
        lines: shown,
        figure: `${found.text} (${context.say.workedOut.replace(/[.。]$/, '')})`,
      },
    ];
  }

  /** A job is about a subject if its title is, or what it lists. */
  function isAbout(job: CvEntry, subject: string): boolean {
    const choices = [subject, ...parts(subject, `${alternatives}|${conjunctions}`)];
    return choices.some((choice) => {
      const units = lines.units(choice).filter(({ isWeak }) => !isWeak);
      const [best] = lines.covering(units, ({ entry }) => entry === job);
      return best !== undefined && best.share >= leastShare;
    });
  }

  function languages(text: string): Match[] | undefined {
    const spaced = text.replace(/(語)(?:力|能力|会話|スキル|での)/g, '$1 ');
    const { mentions } = context.link(spaced);
    const named = mentions.filter(({ kind }) => kind === 'language');
    const [first] = named;
    if (!first) return undefined;
    const names = new Set(named.map(({ written }) => fold(written)));
    const rest = lines.units(spaced).filter(({ written, isWeak }) => !names.has(fold(written)) && !isWeak);
    const level = levelIn(fold(text));
    const isSpoken = /\b(?:speak|spoken|written|write|language|parl|langue|sprach|sprech|habl|idioma)/i.test(
      text,
    );
    if (rest.length > (level === undefined && !isSpoken ? 0 : 1)) return undefined;
    const isEither = named.length > 1 && new RegExp(alternatives, 'iu').test(text);
    const matches = named.map(({ entities, written, start }, at): Match => {
      const own =
        levelIn(fold(segmentAt(spaced, start))) ??
        (at === 0 || named.length === 1 ? level : levelIn(fold(spaced.slice(start))));
      const found = context.cv.languages.find(({ name }) => name === entities[0]?.name);
      const passage = entriesOf(context, 'languages').flatMap((entry) => context.passageOf(entry) ?? [])[0];
      const part = named.length > 1 ? written : undefined;
      if (!found || !passage || start < 0) return { ...missing, part };
      const has = found.fluency === undefined ? undefined : levelIn(fold(found.fluency));
      const isMet = has === undefined || own === undefined || meetsLevel(has, own);
      const said = [found.name, found.fluency].filter(Boolean).join(': ');
      return { isMet, part, lines: [{ passage, text: said }] };
    });
    const met = matches.filter(({ isMet }) => isMet);
    return isEither && met.length > 0 ? met.slice(0, 1) : matches;
  }

  function degree(text: string): Match[] | undefined {
    const phrases = phraseFinder(tokens(text), fold(text));
    const named = phrases.keysOf(lexicon.degrees);
    const isAny = anyDegree.test(fold(text)) && !/certifi|zertifi/i.test(text);
    if (named.length === 0 && !isAny) return undefined;
    const level = degreeLevels.findIndex((each) => named.includes(each));
    const least = level === -1 ? degreeLevels.indexOf('vocational') : level;
    const words = new Set(
      named.flatMap((each: DegreeLevel) =>
        lexicon.degrees[each].split('|').flatMap((phrase) => phrase.split(' ')),
      ),
    );
    const units = lines
      .units(text.replace(anyDegreeWord, ' '))
      .filter(({ written }) => !tokens(written).every(({ folded }) => words.has(folded)));
    const high = entriesOf(context, 'education').filter((entry) => {
      const has = levelOf(entry);
      return has !== undefined && degreeLevels.indexOf(has) >= least;
    });
    const fields = units.filter(({ isWeak }) => !isWeak);
    if (fields.length === 0) {
      const passage = high[0] && context.passageOf(high[0]);
      return passage ? [{ isMet: true, lines: [lineOf(passage, [])] }] : undefined;
    }
    const groups = [text, ...parts(text, alternatives), ...parts(text, conjunctions)].map((part) =>
      lines
        .units(part.replace(anyDegreeWord, ' '))
        .filter(
          ({ written, isWeak }) => !isWeak && !tokens(written).every(({ folded }) => words.has(folded)),
        ),
    );
    for (const group of groups) {
      const [best] = lines.covering(group, ({ entry }) => entry !== undefined && high.includes(entry));
      if (best && best.share >= leastShare) return [{ isMet: true, lines: [lineOf(best.passage, [])] }];
    }
    const [other] = lines.covering(
      units,
      ({ entry }) => entry?.topic === 'education' || entry?.topic === 'certificates',
    );
    return [
      other && other.share >= leastShareOfPart
        ? { isMet: true, lines: [lineOf(other.passage, [])] }
        : missing,
    ];
  }

  function lineOf(passage: Passage, units: readonly Unit[]): Line {
    const { entry } = passage;
    if (entry && (entry.topic === 'education' || entry.topic === 'certificates'))
      return { passage, text: '' };
    const tags = entry?.topic === 'skills' ? heldTags(passage, units) : [];
    return { passage, text: tags.length > 0 ? tags.join(', ') : lines.bestLine(passage, units) };
  }

  /** Of a group of skills those that are asked for. */
  function heldTags(passage: Passage, units: readonly Unit[]): readonly string[] {
    const tags = passage.entry?.tags ?? [];
    return tags.filter((tag) => lines.bestLine({ ...passage, text: tag }, units) !== '');
  }
}

/** What the CV and the thesaurus do not know counts half. */
function weigh(units: readonly Unit[]): number {
  return units.reduce((sum, { weight, isUnknown }) => sum + weight * (isUnknown ? 0.5 : 1), 0);
}

/** Where a certificate, a publication or an award is asked for, nothing else proves it. */
function provingTopics(text: string): CvTopic[] | undefined {
  const topics: CvTopic[] = [];
  if (/\bpublication|publikation|publicaci|論文/i.test(text)) topics.push('publications');
  if (/\bawards?\b|\bpreise?\b|\bprix\b|\bpremios?\b|受賞/i.test(text)) topics.push('awards');
  const certified = /certifi(?:ed|cat|e\b|é)|zertifi|certificad|認定|licen[cs]ed?\b/i.test(text);
  if (certified) topics.push('certificates', 'education');
  return topics.length > 0 ? topics : undefined;
}

const missing: Match = { isMet: false, lines: [] };

const alternatives =
  '\\s(?:or|ou|oder|bzw\\.?|o|u|such as|e\\.g\\.|for example|wie|z\\. ?B\\.|tels? que|telles? que|comme|como)\\s|[()]|または|もしくは|あるいは|/|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー\\w])や(?=[\\p{Script=Han}\\p{Script=Katakana}\\w])';
const conjunctions =
  '\\s*[,;、・]\\s*(?:(?:and|et|und|y|e|sowie)\\s)?|\\s(?:and|et|und|y|e|sowie|as well as|&)\\s|および|及び|(?<=[\\p{Script=Han}\\p{Script=Katakana}ー\\w])と(?=[\\p{Script=Han}\\p{Script=Katakana}\\w])';

/** "… and make it better" says more of the same thing. */
const continues = /\b(?:it|them|its|their|celles?-ci|ceux-ci)\b/i;

/** A generic word for a degree: any level will do. */
const anyDegree =
  /\bdegree\b|\bdiplome\b|studium\b|\bexamen\b|\bqualifications?\b|\bberufsausbildung\b|\bausbildung (?:als|zum|zur|im|in)\b|\bhochschulabschluss|\btitulacion\b|\btitulo\b|大学.*卒|学位/;
const anyDegreeWord =
  /\b(?:degree|dipl[oô]me|qualifications?|examen|(?:berufs)?ausbildung|abschluss|titulaci[oó]n|t[ií]tulo)\b|studium\b|大学|卒業|学位/gi;

const numbers: Readonly<Record<string, number>> = {};
'one|un|une|ein|eine|uno|una 一,two|deux|zwei|dos 二,three|trois|drei|tres 三,four|quatre|vier|cuatro 四,five|cinq|funf|cinco 五,six|sechs|seis 六,seven|sept|sieben|siete,eight|huit|acht|ocho,nine|neuf|neun|nueve,ten|dix|zehn|diez 十'
  .split(',')
  .forEach((names, at) => {
    for (const name of names.split(/[| ]/)) Object.assign(numbers, { [name]: at + 1 });
  });

const yearsPattern = new RegExp(
  `(?:at least|minimum|mindestens|au moins|al menos|m[ií]nimo)?\\s*(?:de\\s)?(?<![\\p{Script=Latin}\\p{N}])(\\d{1,2}|${Object.keys(numbers).join('|')}|fünf)\\s*(?:\\+|[-–]\\s*\\d+|plus|or more)?\\s*(?:years?['’]?|yrs?|ans|ann[ée]es|jahren?|jährige|años|年(?:間)?)(?:\\s*(?:以上|minimum|mindestens|or more|m[ií]nimo|of|de|d['’]|an))?`,
  'iu',
);

function yearsIn(text: string): number | undefined {
  const [, found] = yearsPattern.exec(text) ?? [];
  if (found === undefined) return undefined;
  const figure = /^\d+$/.test(found) ? Number(found) : numbers[fold(found)];
  return figure !== undefined && figure <= 40 ? figure : undefined;
}

/** The stretch between commas or an "and" around a place in a text. */
function segmentAt(text: string, at: number): string {
  let from = 0;
  for (const { index, 0: separator } of text.matchAll(new RegExp(conjunctions, 'giu'))) {
    if (index > at) return text.slice(from, index);
    from = index + separator.length;
  }
  return text.slice(from);
}

function parts(text: string, separators: string): string[] {
  return text
    .split(new RegExp(separators, 'iu'))
    .map((part) => part.trim())
    .filter((part) => tokens(part).some(({ folded }) => !empty.has(folded)));
}
