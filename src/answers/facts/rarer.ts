/** Finders that few questions need: one file, one request. */
export { compare } from './compare';
export { achievements, leadership } from './leading';
export { workedIn } from './places';
export { atTime } from './time/at-time';
export { gaps } from './time/gaps';
export { neighbour } from './time/neighbour';
