const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A JSON Resume date as a person says it: `2025-06-12` and `2025-06` as "June 2025", `2025` as "2025". */
export function formatDate(date: string): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/**
 * "June 2025 – September 2025", "2019-2020", "2017"; empty when nothing is known. As everywhere in JSON Resume,
 * what began and has no end goes on: "October 2025 – Ongoing".
 */
export function formatPeriod(start: string, end: string): string {
  const from = start && formatDate(start);
  const to = end ? formatDate(end) : start && 'Ongoing';
  if (!from || !to || from === to) return from || to;
  const bothYears = [from, to].every((each) => /^\d+$/.test(each));
  return bothYears ? `${from}-${to}` : `${from} – ${to}`;
}
