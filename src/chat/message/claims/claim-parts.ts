/** What the first statement needs that the CV does not support. */
export { ClaimCards } from './ClaimCards';
export { Claims } from './Claims';
export { marksOf } from './claim-marks';
