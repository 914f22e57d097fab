import { use } from 'react';
import { Scale } from '../time-scale';

/** The two ends of the bars' scale; what they measure stands beside each bar as text. */
export function ScaleLabels() {
  const scale = use(Scale);
  if (!scale) return null;
  return (
    <div className="scale" aria-hidden="true">
      <span>{scale.firstYear}</span>
      <span>{scale.lastYear}</span>
    </div>
  );
}
