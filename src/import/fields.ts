import { readLooseDate, readLoosePeriod, saysMore } from '../resume/read/loose-date.ts';
import { webAddress } from '../resume/local-file.ts';
import type { Period, Place } from './imported.ts';
import { countryCodeOf } from '../resume/read/country.ts';
import type { Source, Notes } from './source.ts';
import { joined, oneLine, shortened } from './text.ts';

/** The address that a text names; what is none is left out and named. */
export function readAddress(source: Source): string | undefined {
  const text = source.text();
  if (text === undefined) return undefined;
  const address = webAddress(text.replace(/\s+/g, ''));
  if (address !== undefined && /^https?:\/\/[^/]*\./.test(address))
    return new URL(address).href.replace(/(?<=^https?:\/\/[^/]+)\/$/, '');
  source.notes.leaveOut(`“${shortened(text)}”, which is no web address (${source.path})`);
  return undefined;
}

export function readEmail(source: Source): string | undefined {
  const text = source.text()?.replace(/^mailto:/i, '');
  if (text === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text;
  source.notes.leaveOut(`“${shortened(text)}”, which is no e-mail address (${source.path})`);
  return undefined;
}

/** The date that a text names; a date that cannot be read is left out and named. */
export function readDate(source: Source): string | undefined {
  const text = source.text();
  if (text === undefined) return undefined;
  const found = readLooseDate(oneLine(text));
  if (found && 'date' in found) {
    guessDates(text, [found.date], source);
    return found.date;
  }
  if (!found)
    source.notes.leaveOut(`the date “${shortened(text)}”, which could not be read (${source.path})`);
  return undefined;
}

/** Two dates. An end that says "until today" is absent, as everywhere in JSON Resume. */
export function readDates(start: Source, end: Source): Period {
  // Some write "2016 - 2018" as one of them.
  const whole = end.isAbsent ? start : end;
  const both = start.isAbsent || end.isAbsent ? readLoosePeriod(oneLine(whole.peek)) : undefined;
  if (both?.start !== undefined && (both.isOngoing || both.start !== both.end)) return readPeriod(whole);
  const startDate = readDate(start);
  const endDate = readDate(end);
  return inOrder({ startDate, endDate }, start);
}

/** The dates of a text such as "June 2016 to December 2018". */
export function readPeriod(source: Source): Period {
  const text = source.text();
  if (text === undefined) return {};
  const period = periodOf(oneLine(text));
  if (period) {
    const dates = [period.startDate, period.endDate].filter((date) => date !== undefined);
    guessDates(text, dates, source);
    return inOrder(period, source);
  }
  source.notes.leaveOut(`the date “${shortened(text)}”, which could not be read (${source.path})`);
  return {};
}

/** Names what of a text is not in its dates, such as a month 13. */
function guessDates(text: string, dates: readonly string[], { path, notes }: Source): void {
  if (!saysMore(text, dates)) return;
  const [first, last = first] = dates;
  const fields = { startDate: first, endDate: last, date: first, releaseDate: first };
  notes.guess(`“${shortened(text)}” was read as ${dates.join(' to ')} (${path}).`, fields);
}

export function periodOf(text: string): Period | undefined {
  const period = readLoosePeriod(text);
  if (period?.start !== undefined || period?.end !== undefined)
    return { startDate: period.start, endDate: period.end };
  const found = readLooseDate(text);
  return found && 'date' in found ? { startDate: found.date, endDate: found.date } : undefined;
}

function inOrder({ startDate, endDate }: Period, { path, notes }: Source): Period {
  if (!startDate || !endDate || endDate >= startDate.slice(0, endDate.length)) return { startDate, endDate };
  notes.guess(
    `“${startDate}” and “${endDate}” were exchanged, since the end lay before the start (${path}).`,
    { startDate: endDate, endDate: startDate },
  );
  return { startDate: endDate, endDate: startDate };
}

/** States and provinces of North America: “San Jose, CA” lies in California, not in Canada. */
const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK'.split(
    ' ',
  ),
);

/** Splits "Porto, Norte, Portugal": town first, country last, where it is one. */
export function readPlace(text: string | undefined, notes: Notes): Place | undefined {
  const parts = (text ?? '').split(/\s*[,、，]\s*/u).filter(Boolean);
  if (parts.length === 0) return undefined;
  const last = parts.at(-1) ?? '';
  const isState = parts.length === 2 && states.has(last);
  const isCode = last.length < 3;
  const countryCode = isState || (parts.length === 1 && isCode) ? undefined : countryCodeOf(last);
  const [city, ...rest] = countryCode === undefined ? parts : parts.slice(0, -1);
  const region = rest.join(', ') || undefined;
  if (parts.length > 1) {
    notes.guess(
      `“${shortened(text ?? '')}” was read as town, region and country: ${joined(', ', city, region, countryCode)}.`,
      {
        city,
        region,
        countryCode,
      },
    );
  }
  return { city, region, countryCode };
}

/** A place in parts, or as one text. */
export function readLocation(location: Source): Place | undefined {
  if (!location.isObject) return readPlace(location.text(), location.notes);
  const country = location.at('countryCode', 'country').text();
  const code = countryCodeOf(country ?? '');
  const region = location.at('region').text();
  return {
    city: location.at('city').text(),
    region: code === undefined ? joined(', ', region, country) : region,
    countryCode: code,
  };
}

/** The parts between commas and semicolons; those in brackets separate nothing. */
export function splitList(text: string): string[] {
  return text.split(/\s*[,;、，；]\s*(?![^(（]*[)）])/u).filter(Boolean);
}

/** "German (native), English – C1" */
export function splitLanguages(text: string) {
  return splitList(text).map((part) => {
    const [, language = part, fluency] = /^(.*?)\s*(?:[（(](.+)[)）]|[:：]\s*(.+)|[–—-]\s+(.+))$/u
      .exec(part)
      ?.filter((each) => each !== undefined) ?? [part];
    return { language, fluency };
  });
}

/** What a person would rather not publish; it is named, and its text is not repeated. */
export function leaveOutPrivate(what: string, source: Source): void {
  if (source.unread().length === 0) return;
  source.ignore();
  source.notes.leaveOut(`the ${what}, since a public page needs none`);
}

const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'xing.com': 'XING',
  'orcid.org': 'ORCID',
  'scholar.google.com': 'Google Scholar',
  'researchgate.net': 'ResearchGate',
  'stackoverflow.com': 'Stack Overflow',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
};

/** The service that an address belongs to, where it is a known one. */
export function networkOf(address: string): string | undefined {
  const host = new URL(address).hostname;
  const known = Object.entries(networks).find(([name]) => host === name || host.endsWith(`.${name}`));
  return known?.[1];
}

/** A picture travels by its name only: the file has to lie in the owner's `public/`. */
export function readPicture(source: Source): string | undefined {
  const text = source.text();
  if (text === undefined) return undefined;
  if (/^data:/i.test(text)) {
    source.notes.leaveOut(
      'the photo inside the file; save it as public/photo.jpg and name it in `basics.image`',
    );
    return undefined;
  }
  if (/^https?:/i.test(text)) {
    source.notes.guess(
      'The photo lies on another site, which a page of yours does not call: save it in public/ and name it in `basics.image`.',
    );
    return text;
  }
  const file = text.replace(/^.*[/\\]/, '');
  source.notes.guess(
    `The photo is called ${shortened(file)}: put that file into public/, or correct \`basics.image\`.`,
  );
  return file;
}
