/** What the first statement needs that the CV does not support. */
export { ClaimCards } from './Claims';
export { Claims } from './Claims';
export { marksOf } from './claim-marks';
