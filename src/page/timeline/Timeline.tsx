import { useInterfaceLanguage } from '../../ui/interface-language';
import type { RowCounts } from './draw-timeline';
import { em } from './pen';
import { drawingWidth } from './time-scale';
import type { CareerTimeline } from './timeline-of';

/** One picture to assistive technology, since the entries that it shows follow as text. */
export function Timeline({ drawing, label }: CareerTimeline) {
  const { height, rows, rowsOnPhone, paths, years, names } = drawing;
  return (
    <div
      className={['timeline', ...rowClasses('', rows), ...rowClasses('phone-', rowsOnPhone, rows)].join(' ')}
    >
      <svg role="img" aria-label={label} lang={useInterfaceLanguage()} height={em(height)}>
        <svg viewBox={`0 0 ${drawingWidth} ${height}`} preserveAspectRatio="none">
          {paths.map(({ look, d }) => (
            <path className={`timeline__${look}`} d={d} key={look} />
          ))}
        </svg>
        {years.map(({ x, y, text }) => (
          <text x={x} y={y} key={text}>
            {text}
          </text>
        ))}
        {names.map(({ looks, texts }) => (
          <g className={looks.map((look) => `timeline__${look}`).join(' ') || undefined} key={looks.join()}>
            {texts.map(({ x, y, text }) => (
              <text x={x} y={y} key={text}>
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The space for the names, where it differs from `otherwise`. */
function rowClasses(where: string, rows: RowCounts, otherwise: RowCounts = { above: 0, below: 0 }): string[] {
  const sides = (['above', 'below'] as const).filter((side) => rows[side] !== otherwise[side]);
  return sides.map((side) => `timeline--${where}${side}-${rows[side]}`);
}
