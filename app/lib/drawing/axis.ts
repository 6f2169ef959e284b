const endMantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const stepMantissas = [1, 2, 2.5, 5];

/** Returns the smallest round number that is not below `value`: 35 → 40, 150 → 150. */
export function roundEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const mantissa = endMantissas.find((candidate) => candidate * power >= value) ?? 10;
  return mantissa * power;
}

/** Returns axis numbers from 0 to `end` in five to eight equal steps, which are round if possible. */
export function axisSteps(end: number): number[] {
  const power = 10 ** Math.floor(Math.log10(end));
  const steps = [0.1, 1].flatMap((factor) => stepMantissas.map((mantissa) => mantissa * power * factor));
  const step =
    steps.find((candidate) => Number.isInteger(end / candidate) && end / candidate <= 8) ?? end / 5;
  return Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
}

/** Returns a value's share of `end`, rounded to three decimals. A screen cannot show more. */
export function shareOf(value: number, end: number): number {
  return Math.round((value / end) * 1000) / 1000;
}
