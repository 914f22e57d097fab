import { expect, it } from 'vitest';
import { isLoopback } from '../../../../src/backends/http/loopback';

const own =
  'http://localhost:11434 http://cv.localhost http://127.0.0.1:11434 http://127.9.9.9 http://[::1]:11434';
const others =
  'http://192.168.1.7:11434 https://localhost.example.com https://gpu.example.com http://notlocalhost its';

it.each(own.split(' '))("%s is the visitor's own computer", (url) => expect(isLoopback(url)).toBe(true));

it.each(others.split(' '))("%s is not the visitor's own computer", (url) => {
  expect(isLoopback(url)).toBe(false);
});
