const whole = { maximumFractionDigits: 0 };
const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const twoDigits = { maximumSignificantDigits: 2 };

/** A format costs more to make than to use, and a download shows its figures many times a second. */
const made = new Map<string, Intl.NumberFormat>();

function inUnit(value: number, unit: string, language: string, digits: Intl.NumberFormatOptions): string {
  const key = `${language} ${unit} ${JSON.stringify(digits)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(language, { ...digits, style: 'unit', unit });
  made.set(key, format);
  return format.format(value);
}

/** "350 MB", "1.2 GB", "40 kB": decimal units, as on download pages. `language` is BCP 47, here and below. */
export function formatBytes(bytes: number, language: string): string {
  if (bytes >= 1e9) return inUnit(bytes / 1e9, 'gigabyte', language, tenths);
  // Tenths of a megabyte would be 0.0.
  if (bytes < 50_000) return inUnit(Math.ceil(bytes / 1e3), 'kilobyte', language, whole);
  return inUnit(bytes / 1e6, 'megabyte', language, bytes < 10e6 ? tenths : whole);
}

/** "7 MB/s". Takes bytes per second. */
export function formatSpeed(bytesPerSecond: number, language: string): string {
  return bytesPerSecond >= 1e6
    ? inUnit(bytesPerSecond / 1e6, 'megabyte-per-second', language, twoDigits)
    : inUnit(bytesPerSecond / 1e3, 'kilobyte-per-second', language, twoDigits);
}

/** "20 sec", "3 min", "2 hr": one rounded unit, because the figure is an estimate. */
export function formatDuration(duration: number, language: string): string {
  if (duration < 10) return inUnit(Math.max(1, Math.ceil(duration)), 'second', language, whole);
  if (duration < 55) return inUnit(Math.ceil(duration / 5) * 5, 'second', language, whole);
  if (duration < 55 * 60) return inUnit(Math.ceil(duration / 60), 'minute', language, whole);
  return inUnit(Math.ceil(duration / 3600), 'hour', language, whole);
}

/** "20%". Takes a whole number from 0 to 100. */
export function formatPercent(value: number, language: string): string {
  return inUnit(value, 'percent', language, whole);
}
