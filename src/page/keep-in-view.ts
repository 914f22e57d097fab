/**
 * Tells the style sheet the heights of the parts of the left column, by which ProfilePage.css keeps them in view: CSS
 * knows neither how tall the column is nor what stands above a part of it.
 */
export function keepInView(parts: readonly HTMLElement[]): void {
  const measure = () => {
    const heights = parts.map(({ offsetHeight }) => offsetHeight);
    const whole = sum(heights);
    for (const [index, part] of parts.entries()) {
      const above = sum(heights.slice(0, index));
      const lengths = { 'left-height': whole, above, below: whole - above - (heights[index] ?? 0) };
      for (const [name, length] of Object.entries(lengths))
        part.style.setProperty(`--${name}`, `${length}px`);
    }
  };
  const observer = new ResizeObserver(measure);
  for (const part of parts) observer.observe(part);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
