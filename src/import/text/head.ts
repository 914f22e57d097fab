import { webAddress } from '../../resume/local-file.ts';
import { networkOf, readPlace } from '../fields.ts';
import type { Basics } from '../imported.ts';
import type { Notes } from '../source.ts';
import { countryCodeOf } from '../../resume/read/country.ts';
import { isDocumentTitle } from './headings.ts';
import type { Paragraph } from './entries.ts';

const label = /^\s*(\p{L}[\p{L} .-]{0,24}?)\s*[:：]\s*(.+)$/u;
const secret =
  /birth|born|geboren|geburt|naissance|née? le|nacimiento|nascimento|nascita|生年月日|الميلاد|national|staatsang|nacionalidad|nacionalidade|国籍|الجنسية|marital|familienstand|zivilstand|civil|性別|gender|geschlecht|^sexe?$|^sexo$|religion|konfession|الحالة|الجنس/iu;
const addressLabel = /address|adresse|anschrift|direcci|endereço|indirizzo|住所|العنوان/iu;
const street =
  /\d.*\b(?:street|st|road|rd|avenue|ave|lane|drive|rue|calle|rua|via|plaza)\b|\b(?:rue|calle|rua|via|avenida)\b.*\d|(?:str\.|straße|strasse|weg|platz|gasse|allee)\s*\d|^\d{1,4},? \p{L}/iu;
/** British, and American with its state. */
const postCode = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|(?<=[A-Z]{2} )\d{5}(?:-\d{4})?)\b/;
const email = /[^\s@<>()[\]|,;:]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const network = /^(?:linkedin|github|gitlab|xing|twitter|x|portfolio|website|orcid)$/i;
const phone = /(?:\+|\(?0)[\d\s()./-]{6,}\d/;
const address =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|dev|de|fr|es|pt|br|me|eu|ch|at|uk|example)\b(?:\/\S*)?/iu;

/** Who a CV is of, from the lines above its first heading and below "Contact". */
export function readHead(lines: readonly Paragraph[], links: readonly string[], notes: Notes): Basics {
  const own = lines.filter(({ text }) => !isDocumentTitle(text));
  const largest = Math.max(...own.map(({ size = 0 }) => size));
  const isLarge = ({ size = 0 }: Paragraph) => size === largest;
  const named = own.find((line) => isLarge(line) && mayName(line)) ?? own.find(mayName);
  const name = own
    // A long name takes two lines.
    .filter(
      (line) => line === named || (largest > 0 && named && isLarge(named) && isLarge(line) && mayName(line)),
    )
    .slice(0, 2);
  const found = contactIn(
    own.filter((line) => !name.includes(line)).map(({ text }) => text),
    name.map(({ text }) => text).join(' '),
    notes,
  );
  const addresses = [...found.addresses, ...links].flatMap((text) => webAddress(text) ?? []);
  const unique = [
    ...new Map(addresses.map((each) => [each.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''), each])).values(),
  ];
  const url = unique.find(
    (each) => networkOf(each) === undefined && found.addresses.some((text) => webAddress(text) === each),
  );
  const fields = { name: name.map(({ text }) => text).join(' ') || undefined, label: found.label };
  const location = readPlace(found.place, notes);
  notes.guess('Name, headline and place are what stands above the first heading.', {
    ...fields,
    ...location,
  });
  return {
    ...fields,
    email: found.email ?? links.find((link) => /^mailto:/i.test(link))?.replace(/^mailto:|\?.*$/gi, ''),
    phone: found.phone,
    url,
    location,
    profiles: unique.flatMap((each) => {
      const network = networkOf(each);
      return network === undefined ? [] : [{ network, url: each }];
    }),
    summary: found.prose.join('\n\n'),
  };
}

function mayName({ text }: Paragraph): boolean {
  return !/[\d@:]/.test(text) && text.length < 60;
}

function contactIn(lines: readonly string[], owner: string, notes: Notes) {
  const found: Partial<Record<'email' | 'phone' | 'place' | 'label', string | undefined>> = {};
  const addresses: string[] = [];
  const prose: string[] = [];
  const take = (key: 'email' | 'phone', value: string) => {
    if (found[key] === undefined) found[key] = value;
    else if (found[key] !== value) notes.leaveOut(`the other way to reach you, ${value}`);
  };
  for (const line of lines) {
    const isContact = [email, address, phone].some((pattern) => pattern.test(line));
    if (!isContact && (line.length > 100 || /[.!?。]$/u.test(line))) {
      prose.push(line);
      continue;
    }
    // A table has names of details in a column of their own.
    const plain = line.replace(/^(\p{L}[\p{L} .-]{0,24}):?\t(?=[^\t]+$)/u, '$1: ');
    for (const part of plain.split(/\s*(?:[|•·\t;●▪]|\s[–—/]\s)\s*/u).filter(Boolean)) {
      const [, name = '', value = part] = label.exec(part) ?? [];
      const said = /^https?$/i.test(name) ? part : value;
      const [mail] = email.exec(said) ?? [];
      const [site] = mail === undefined ? (address.exec(said) ?? []) : [];
      const [number] = phone.exec(said) ?? [];
      if (value === owner || network.test(part)) continue;
      if (secret.test(name) || (name === '' && secret.test(part)))
        notes.leaveOut('birth date, nationality and the like, since a public page needs none');
      else if (mail !== undefined) take('email', mail);
      else if (site !== undefined) addresses.push(site);
      else if (number !== undefined && !/\p{L}{4}|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(said))
        take('phone', number.trim());
      else if (addressLabel.test(name) || street.test(said) || townOf(said) !== undefined) {
        const town = townOf(said);
        if (town !== said) notes.leaveOut('the street address, since a public page needs none');
        found.place ??= town;
      } else if (found.label === undefined && name === '') found.label = part;
      else notes.leaveOut(`“${part}”, which stands above the first heading`);
    }
  }
  return { ...found, addresses, prose };
}

/** "Leeds" of "12 Mill Lane, LS1 4AP Leeds", and whatever ends in a country. */
function townOf(text: string): string | undefined {
  if (/^\p{Script=Han}{2,12}[都道府県市区町村]$/u.test(text)) return text;
  const parts = text.split(/\s*[,、，]\s*/u).map((part) => part.replace(postCode, '').trim());
  const last = parts.at(-1) ?? '';
  const country = parts.length > 1 && last.length > 2 && countryCodeOf(last) !== undefined ? last : undefined;
  const coded = parts.flatMap(
    (part) => /^(?:[A-Z]{1,2}-)?\d{4,5}\s+(\p{L}[\p{L} .-]+)$/u.exec(part)?.[1] ?? [],
  );
  const [town] = coded;
  if (town !== undefined) return [town, country].filter(Boolean).join(', ');
  if (country === undefined) return undefined;
  const plain = parts.slice(0, -1).filter((part) => !/\d/.test(part));
  return [...plain.slice(-2), country].join(', ');
}
