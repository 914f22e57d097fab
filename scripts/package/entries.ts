/** The modules of the package that run in Node: the file in the output without its ending, and its source. */
export const entries = {
  'talking-cv': 'src/cli/bin.ts',
  render: 'src/site/render-resume.ts',
  'import-worker': 'src/cli/import/worker.ts',
} as const;

/** Installed beside the package: a native module, a reader of PDFs as large as all the rest, and what an owner adds. */
export const externals = ['sharp', 'unpdf', 'playwright-core'] as const;
