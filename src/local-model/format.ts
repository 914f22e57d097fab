const whole: Intl.NumberFormatOptions = { style: 'unit', maximumFractionDigits: 0 };
const tenths: Intl.NumberFormatOptions = {
  style: 'unit',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};
const twoDigits: Intl.NumberFormatOptions = { style: 'unit', maximumSignificantDigits: 2 };

/** A number with its unit, in the visitor's own language. */
function formatterOf(unit: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(undefined, { ...options, unit });
  return (value) => format.format(value);
}

const gigabytes = formatterOf('gigabyte', tenths);
const megabytes = formatterOf('megabyte', whole);
const fewMegabytes = formatterOf('megabyte', tenths);
const kilobytes = formatterOf('kilobyte', whole);
const megabytesPerSecond = formatterOf('megabyte-per-second', twoDigits);
const kilobytesPerSecond = formatterOf('kilobyte-per-second', twoDigits);
const seconds = formatterOf('second', whole);
const minutes = formatterOf('minute', whole);
const hours = formatterOf('hour', whole);
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** "350 MB", "1.2 GB", "40 kB": decimal units, as on download pages. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return gigabytes(bytes / 1e9);
  // Tenths of a megabyte would be 0.0.
  if (bytes < 50_000) return kilobytes(Math.ceil(bytes / 1e3));
  return bytes < 10e6 ? fewMegabytes(bytes / 1e6) : megabytes(bytes / 1e6);
}

/** "7 MB/s". Takes bytes per second. */
export function formatSpeed(bytesPerSecond: number): string {
  return bytesPerSecond >= 1e6
    ? megabytesPerSecond(bytesPerSecond / 1e6)
    : kilobytesPerSecond(bytesPerSecond / 1e3);
}

/** "20 sec", "3 min", "2 hr": one rounded unit, because the figure is an estimate. */
export function formatDuration(duration: number): string {
  if (duration < 10) return seconds(Math.max(1, Math.ceil(duration)));
  if (duration < 55) return seconds(Math.ceil(duration / 5) * 5);
  if (duration < 55 * 60) return minutes(Math.ceil(duration / 60));
  return hours(Math.ceil(duration / 3600));
}

/** "20%". Takes a whole number from 0 to 100. */
export function formatPercent(value: number): string {
  return percent.format(value / 100);
}
