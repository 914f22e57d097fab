const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const speeds = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });

/** "350 MB", "1.2 GB": decimal, as download pages have it. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${tenths.format(bytes / 1e9)} GB`;
  return `${(bytes < 10e6 ? tenths : whole).format(bytes / 1e6)} MB`;
}

export function formatSpeed(bytesPerSecond: number): string {
  return bytesPerSecond >= 1e6
    ? `${speeds.format(bytesPerSecond / 1e6)} MB/s`
    : `${speeds.format(bytesPerSecond / 1e3)} kB/s`;
}

/** "20 s", "3 min", "2 h": one unit, since the number behind it is a guess. */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return `${Math.max(1, Math.ceil(seconds))} s`;
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} s`;
  if (seconds < 55 * 60) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
