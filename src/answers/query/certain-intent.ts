import type { Intent } from '../intent/intents';
import { fold } from '../text/fold';

/**
 * The intent of a question whose form leaves no doubt: it asks who somebody is, or what somebody looks like. Such short
 * questions share all their words with others, so the classifier only guesses at them.
 *
 * @param question with `{name}` for the owner's name
 */
export function certainIntent(question: string): Intent | undefined {
  const asked = fold(question)
    .replaceAll('’', "'")
    .replace(/[\s¿?？!.。؟]+/gu, ' ')
    .trim();
  if (whoIs.some((form) => form.test(asked))) return 'about';
  return looks.some((form) => form.test(asked)) ? 'private' : undefined;
}

/** Folded, in the languages of the answers. */
const whoIs: readonly RegExp[] = [
  /^(?:and |so |but )?who(?: is|'?s| are) (?:s?he|they|this|that|this (?:wo)?man|this person)(?: then| exactly)?$/,
  /^(?:et |mais |alors )?(?:(?:qui (?:est|sont)[- ](?:elle|il|ils|elles|ce)|c'est qui|(?:elle|il) est qui)(?: donc| au juste)?)$/,
  /^(?:und |aber )?wer (?:ist|sind) (?:sie|er|das|die|diese (?:frau|person)|dieser mann)(?: denn| eigentlich| genau)?$/,
  /^(?:y |pero )?(?:quien(?:es)? (?:es|son)(?: ell[ao]s?| el)?|(?:ella|el) quien es)$/,
  /^(?:彼女?|この(?:人|方))?(?:は|って)?(?:誰|だれ|どなた|何者)(?:です|なの|なん)?(?:か)?$/u,
  /^(?:و)?من (?:هي|هو|هذه|هذا|تكون|يكون)$/u,
];

const looks: readonly RegExp[] = [
  /\b(?:is|was) (?:s?he|\{name\}) (?:\p{L}+ )?(?:tall|short|big|small|fat|slim|thin|pretty|beautiful|handsome|good[- ]looking|ugly|bald|blonde?|rich|wealthy|poor)$|\bhow (?:tall|heavy) (?:is|was)\b|\blooks? like$/u,
  /\best-?(?:elle|il|ce qu'(?:elle|il) est) (?:\p{L}+ )?(?:grande?|petite?|gros(?:se)?|minces?|belle|beau|jolie?|laide?|chauve|blonde?|brune?|rousse|roux|riche|pauvre)$|^(?:elle|il) est (?:grande?|petite?|grosse?|mince|belle|beau|jolie?|chauve|riche|pauvre)$|\bcombien (?:mesure|pese)-?t?-?(?:elle|il)\b|\ba quoi ressemble\b/u,
  /\bist (?:sie|er|\{name\}) (?:\p{L}+ )?(?:gross|klein|dick|dunn|schlank|schon|hubsch|hasslich|kahl|blond|reich|arm)$|\bwie (?:gross|schwer) ist (?:sie|er)\b|\bwie sieht (?:sie|er) aus$/u,
  /^(?:y |pero )?(?:es|ella es|el es) (?:muy )?(?:alt[oa]|baj[oa]|grande|pequen[oa]|gord[oa]|delgad[oa]|guap[oa]|bonit[oa]|fe[oa]|calv[oa]|rubi[oa]|ric[oa]|pobre)$|^cuanto (?:mide|pesa)\b/u,
  /(?:背|身長|体重)(?:は|が)|(?:美人|イケメン|お金持ち|太って|痩せて)/u,
  /(?:هل )?(?:هي|هو) (?:طويله?|قصيره?|سمينه?|جميله?|وسيم|غنيه?|فقيره?)$|كم (?:طول|وزن)ه/u,
];
