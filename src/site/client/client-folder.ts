import { resolve } from 'node:path';

/** This package, wherever it is installed; never the owner's folder. */
export const packageFolder = resolve(import.meta.dirname, '../../..');

/** The built client, which every site is made from. */
export const clientFolder = resolve(packageFolder, 'build/client');
