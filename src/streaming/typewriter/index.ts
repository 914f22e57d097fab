/** What other projects import: `talking-cv/typewriter` (`scripts/build-pipeline.ts`). */
export { createFrameClock, type FrameClock } from './frame-clock';
export { createTypewriter, type Typewriter, type TypewriterOptions } from './typewriter';
