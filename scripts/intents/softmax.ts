/** A message as positions of its features, and the intent that its label names. */
export interface Example {
  readonly features: Int32Array;
  /** How many features the message has; `features` lacks those without weights. */
  readonly size: number;
  readonly label: number;
}

/** Weights of features for classes; a row of `width` classes for each feature. */
export interface Weights {
  readonly width: number;
  readonly values: Float32Array;
  readonly biases: Float32Array;
  /** The classes of each row whose weights may differ from zero. */
  readonly active: Uint8Array[];
  /** Sums of squared gradients (AdaGrad). */
  readonly gradients: Float32Array;
  readonly biasGradients: Float32Array;
}

export function createWeights(features: number, width: number): Weights {
  const all = Uint8Array.from({ length: width }, (_, at) => at);
  return {
    width,
    values: new Float32Array(features * width),
    biases: new Float32Array(width),
    active: Array.from({ length: features }, () => all),
    gradients: new Float32Array(features * width).fill(0.1),
    biasGradients: new Float32Array(width).fill(0.1),
  };
}

function scoresOf(weights: Weights, { features, size }: Example): Float64Array {
  const { width, values, biases, active } = weights;
  const scores = new Float64Array(width);
  for (let which = 0; which < features.length; which += 1) {
    const row = features[which]!;
    const start = row * width;
    const classes = active[row]!;
    for (let at = 0; at < classes.length; at += 1) scores[classes[at]!]! += values[start + classes[at]!]!;
  }
  const scale = 1 / Math.sqrt(size);
  for (let at = 0; at < width; at += 1) scores[at] = scores[at]! * scale + biases[at]!;
  return scores;
}

/** Turns scores into probabilities in place. */
function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp(scores[at]! - highest);
    sum += scores[at]!;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum;
  return scores;
}

export interface TrainingOptions {
  readonly passes: number;
  readonly rate: number;
  /** Weight of the squares in the loss. */
  readonly decay: number;
  readonly random: () => number;
}

/** Minimises the cross entropy by AdaGrad, one example after the other. */
export function train(weights: Weights, examples: readonly Example[], options: TrainingOptions): void {
  const { width, values, biases, active, gradients, biasGradients } = weights;
  const { rate, decay, random } = options;
  const order = examples.map((_, at) => at);
  for (let pass = 0; pass < options.passes; pass += 1) {
    shuffle(order, random);
    for (const which of order) {
      const example = examples[which]!;
      const { features, label, size } = example;
      const errors = softmax(scoresOf(weights, example));
      errors[label]! -= 1;
      const scale = 1 / Math.sqrt(size);
      for (let at = 0; at < width; at += 1) {
        const error = errors[at]!;
        biasGradients[at]! += error * error;
        biases[at]! -= (rate * error) / Math.sqrt(biasGradients[at]!);
        // Rows are long and most errors tiny; leaving them out halves the time.
        errors[at] = Math.abs(error) < 1e-4 ? 0 : error * scale;
      }
      for (let which = 0; which < features.length; which += 1) {
        const row = features[which]!;
        const start = row * width;
        const classes = active[row]!;
        for (let at = 0; at < classes.length; at += 1) {
          const error = errors[classes[at]!]!;
          if (error === 0) continue;
          const index = start + classes[at]!;
          const gradient = error + decay * values[index]!;
          gradients[index]! += gradient * gradient;
          values[index]! -= (rate * gradient) / Math.sqrt(gradients[index]!);
        }
      }
    }
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/** Mulberry32: the same numbers from the same seed, from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
