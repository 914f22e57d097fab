#!/usr/bin/env node
import { main } from './main.ts';

// `talking-cv validate | head`: whoever reads has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2));
