import { externals } from './entries.ts';

/** What is taken from the repository's own `package.json`. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The `package.json` of the output: `npm install` takes the folder as it is, under the names of the `talking-cv` package. */
export function pipelineManifest({ name, version, license, peerDependencies }: Manifest): object {
  const range = (of: string): [string, string] => [of, peerDependencies[of] ?? ''];
  return {
    name,
    version,
    private: true,
    description: 'Streaming markdown and a typewriter, without the rest of talking-cv.',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './markdown': './markdown.js',
      './markdown/react': './markdown-react.js',
      './markdown.css': './markdown.css',
      './typewriter': './typewriter.js',
    },
    dependencies: Object.fromEntries(externals.filter((of) => of !== 'react').map(range)),
    peerDependencies: Object.fromEntries([range('react')]),
    peerDependenciesMeta: { react: { optional: true } },
  };
}
