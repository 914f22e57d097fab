import { quotable } from '../quotable';
import { languageNameIn } from '../entities/human-languages';
import { askedLevel, levelIn, meetsLevel, native as nativeLevel } from '../entities/language-levels';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { affirmedIfAsked, entriesOf, listed, passagesFor, type Context } from './context';
import { finding, type Finding } from './finding';
import { missingTerm } from './terms';

/** All languages, or those beside the ones that a question excepts. */
export function languages({ modifiers, mentions }: Query, context: Context): Finding {
  const { say, cv } = context;
  if (cv.languages.length === 0) return finding(say.part.languages.absent, [], true);
  const out = modifiers.has('except') ? mentions.flatMap(({ entities }) => entities) : [];
  const shown = cv.languages.filter((each) => out.every(({ name }) => name !== each.name));
  return finding(
    say.has(say.part.languages.counted(shown.length), languageList(shown, context)),
    passagesFor(entriesOf(context, 'languages'), context),
  );
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
  const has = levelIn(fold(fluency ?? ''));
  return asked !== undefined && has !== undefined && !meetsLevel(has, asked);
}

export function nativeLanguage(_query: Query, context: Context): Finding {
  const { say, cv, name } = context;
  const evidence = passagesFor(entriesOf(context, 'languages'), context);
  if (cv.languages.length === 0) return finding(say.part.languages.absent, [], true);
  const native = cv.languages.filter(({ fluency }) => levelIn(fold(fluency ?? '')) === nativeLevel);
  const list = languageList(native.length > 0 ? native : cv.languages, context);
  return native.length > 0
    ? finding(say.native(name, list), evidence)
    : finding(say.noNative(list), evidence, true);
}
