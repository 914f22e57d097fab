import { dirname } from 'node:path';

/**
 * The folder where the command was typed. npm runs a script in the folder of its `package.json` and leaves the other in
 * `INIT_CWD`, which every program below inherits, in whichever folder it runs.
 */
export function typedIn(folder: string, environment: NodeJS.ProcessEnv = process.env): string {
  const { INIT_CWD: typed, npm_package_json: manifest } = environment;
  return typed !== undefined && manifest !== undefined && dirname(manifest) === folder ? typed : folder;
}
