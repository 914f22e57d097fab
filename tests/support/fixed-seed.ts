import fc from 'fast-check';

/**
 * Properties try the same texts in every run, so that a change is judged by what it changed. `FAST_CHECK_SEED=random`
 * explores others; a failure prints the seed that shows it again.
 */
const seed = process.env['FAST_CHECK_SEED'] ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
