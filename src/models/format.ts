interface Formats {
  readonly gigabytes: Intl.NumberFormat;
  readonly megabytes: Intl.NumberFormat;
  readonly fewMegabytes: Intl.NumberFormat;
  readonly kilobytes: Intl.NumberFormat;
  readonly megabytesPerSecond: Intl.NumberFormat;
  readonly kilobytesPerSecond: Intl.NumberFormat;
  readonly seconds: Intl.NumberFormat;
  readonly minutes: Intl.NumberFormat;
  readonly hours: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
}

/** By language: a format costs more to make than to use, and a download shows its figures many times a second. */
const made = new Map<string, Formats>();

function formatsIn(language: string): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: string): Formats {
  const unit = (name: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { ...options, style: 'unit', unit: name });
  const whole = { maximumFractionDigits: 0 };
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const twoDigits = { maximumSignificantDigits: 2 };
  return {
    gigabytes: unit('gigabyte', tenths),
    megabytes: unit('megabyte', whole),
    fewMegabytes: unit('megabyte', tenths),
    kilobytes: unit('kilobyte', whole),
    megabytesPerSecond: unit('megabyte-per-second', twoDigits),
    kilobytesPerSecond: unit('kilobyte-per-second', twoDigits),
    seconds: unit('second', whole),
    minutes: unit('minute', whole),
    hours: unit('hour', whole),
    percent: new Intl.NumberFormat(language, { style: 'percent', ...whole }),
  };
}

/** "350 MB", "1.2 GB", "40 kB": decimal units, as on download pages. `language` is BCP 47, here and below. */
export function formatBytes(bytes: number, language: string): string {
  const { gigabytes, megabytes, fewMegabytes, kilobytes } = formatsIn(language);
  if (bytes >= 1e9) return gigabytes.format(bytes / 1e9);
  // Tenths of a megabyte would be 0.0.
  if (bytes < 50_000) return kilobytes.format(Math.ceil(bytes / 1e3));
  return bytes < 10e6 ? fewMegabytes.format(bytes / 1e6) : megabytes.format(bytes / 1e6);
}

/** "7 MB/s". Takes bytes per second. */
export function formatSpeed(bytesPerSecond: number, language: string): string {
  const { megabytesPerSecond, kilobytesPerSecond } = formatsIn(language);
  return bytesPerSecond >= 1e6
    ? megabytesPerSecond.format(bytesPerSecond / 1e6)
    : kilobytesPerSecond.format(bytesPerSecond / 1e3);
}

/** "20 sec", "3 min", "2 hr": one rounded unit, because the figure is an estimate. */
export function formatDuration(duration: number, language: string): string {
  const { seconds, minutes, hours } = formatsIn(language);
  if (duration < 10) return seconds.format(Math.max(1, Math.ceil(duration)));
  if (duration < 55) return seconds.format(Math.ceil(duration / 5) * 5);
  if (duration < 55 * 60) return minutes.format(Math.ceil(duration / 60));
  return hours.format(Math.ceil(duration / 3600));
}

/** "20%". Takes a whole number from 0 to 100. */
export function formatPercent(value: number, language: string): string {
  return formatsIn(language).percent.format(value / 100);
}
