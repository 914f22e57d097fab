import { quotable } from '../quotable';
import { languageNameIn } from '../entities/human-languages';
import { askedLevel, levelIn, meetsLevel, native as nativeLevel } from '../entities/language-levels';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { affirmed, affirmedIfAsked, entriesOf, listed, passagesFor, type Context } from './context';
import { finding, type Finding } from './finding';
import { missingTerm } from './terms';
import { hasSkill } from './skills';

export function languages(query: Query, context: Context): Finding {
  const { say, cv } = context;
  if (query.mentions.some(({ kind }) => kind === 'language') && !query.modifiers.has('except'))
    return speaks(query, context) ?? all();
  return all();

  function all(): Finding {
    if (cv.languages.length === 0) return finding(say.part.languages.absent, [], true);
    const out = new Set(
      query.modifiers.has('except')
        ? query.mentions.flatMap(({ entities }) => entities.map(({ name }) => name))
        : [],
    );
    const shown = cv.languages.filter(({ name }) => !out.has(name));
    return finding(
      [
        say.has(say.part.languages.counted(shown.length), languageList(shown, context)),
        query.modifiers.has('not') && out.size === 0 ? say.nothingMore : undefined,
      ],
      passagesFor(entriesOf(context, 'languages'), context),
    );
  }
}

/** "Danish (B2) and Welsh", each by its name in the visitor's language, where Intl knows it. */
export function languageList(languages: Context['cv']['languages'], context: Context): string {
  const items = languages.map(({ name, fluency }) => {
    const own = quotable(languageNameIn(context.language, name));
    return fluency ? `${own} (${quotable(fluency)})` : own;
  });
  return listed(items, context, 10);
}

export function speaks(query: Query, context: Context): Finding | undefined {
  const { say, cv, name } = context;
  const asked = query.mentions.filter(({ kind }) => kind === 'language');
  const evidence = passagesFor(entriesOf(context, 'languages'), context);
  if (asked.length === 0) {
    if (query.mentions.length > 0) return hasSkill(query, context);
    const missing = missingTerm(query, context);
    if (!missing) return undefined;
    return finding([say.notInCv(missing), rest()], evidence);
  }
  const known = asked.flatMap(({ entities }) => entities.slice(0, 1));
  const sentences = known.map((entity) => {
    const fluency = fluencyOf(entity.name, context);
    const sentence = say.speaks(
      name,
      quotable(languageNameIn(context.language, entity.name)),
      fluency && quotable(fluency),
    );
    return isBelow(fluency, query) ? say.no(sentence) : sentence;
  });
  const absent = asked
    .filter(({ entities }) => entities.length === 0)
    .map(({ written }) => say.notInCv(quotable(written)));
  const [first, ...others] = sentences;
  const isCompared = query.modifiers.has('more');
  return finding(
    [
      isCompared || known.some(({ name: own }) => isBelow(fluencyOf(own, context), query))
        ? first
        : first && affirmedIfAsked(first, query, context),
      ...others,
      ...absent,
      first ? undefined : rest(),
    ],
    evidence,
  );

  function rest(): string | undefined {
    if (cv.languages.length === 0) return say.part.languages.absent;
    return say.has(say.part.languages.counted(cv.languages.length), languageList(cv.languages, context));
  }
}

function fluencyOf(name: string, { cv }: Context): string | undefined {
  return cv.languages.find((language) => language.name === name)?.fluency;
}

/** "Is she fluent in Danish?" where the CV calls it basic. A level that nobody knows is below none. */
function isBelow(fluency: string | undefined, { isYesNo, text }: Query): boolean {
  const asked = isYesNo ? askedLevel(text) : undefined;
  const has = fluency === undefined ? undefined : levelIn(fold(fluency));
  return asked !== undefined && has !== undefined && !meetsLevel(has, asked);
}

export function nativeLanguage(query: Query, context: Context): Finding {
  const { say, cv, name } = context;
  const evidence = passagesFor(entriesOf(context, 'languages'), context);
  if (cv.languages.length === 0) return finding(say.part.languages.absent, [], true);
  const native = cv.languages.filter(({ fluency }) => levelIn(fold(fluency ?? '')) === nativeLevel);
  const asked = query.mentions.find(({ kind }) => kind === 'language');
  if (asked && !native.some((each) => asked.entities.some((entity) => entity.name === each.name))) {
    const found = speaks(query, context);
    if (found) return found;
  }
  const list = languageList(native.length > 0 ? native : cv.languages, context);
  const sentence = native.length > 0 ? say.native(name, list) : say.noNative(list);
  return finding(
    asked && native.length > 0 ? affirmed(sentence, context) : sentence,
    evidence,
    native.length === 0,
  );
}
