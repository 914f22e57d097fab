/** A full name in its parts, by a guess: the last word is taken as the family name. */
interface NameParts {
  /** "Dr.", "Prof. Dr."; or empty. */
  readonly title: string;
  /** The first of them is the first name that the site uses. */
  readonly given: readonly string[];
  /** Empty where there is only one name. */
  readonly family: string;
}

const titles =
  /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|ing|ph\.?d|أ?\.?د|م|الدكتورة?|الأستاذة?|المهندسة?|ד[״"]ר|פרופ[׳']?)\.?$/i;

export function splitName(name: string): NameParts {
  const words = name.split(/\s+/).filter(Boolean);
  const firstName = words.findIndex((word) => !titles.test(word));
  const names = firstName === -1 ? words : words.slice(firstName);
  return {
    title: words.slice(0, words.length - names.length).join(' '),
    given: names.length > 1 ? names.slice(0, -1) : names,
    family: names.length > 1 ? (names.at(-1) ?? '') : '',
  };
}
