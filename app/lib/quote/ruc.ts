/**
 * Checks Ecuador's taxpayer number (RUC). Its parts:
 *
 * - two digits for the province, 01 to 24, or 30 for abroad
 * - a digit for the kind of taxpayer
 * - a number with a check digit
 * - the establishment, three digits, not 000
 *
 * A wrong check digit is only a doubt, because some active companies have one: docs/decisions/030.
 */
export type RucProblem = "form" | "doubt";

const personWeights = [2, 1, 2, 1, 2, 1, 2, 1, 2];
const publicBodyWeights = [3, 2, 7, 6, 5, 4, 3, 2];
const companyWeights = [4, 3, 2, 7, 6, 5, 4, 3, 2];

export function rucProblem(text: string): RucProblem | undefined {
  const ruc = text.replace(/[\s-]/g, "");
  if (!/^\d{13}$/.test(ruc)) return "form";
  const digits = Array.from(ruc, Number);
  const province = Number(ruc.slice(0, 2));
  const third = digits[2] ?? 0;
  const isKnownProvince = (province >= 1 && province <= 24) || province === 30;
  if (!isKnownProvince || third === 7 || third === 8) return "form";
  if (Number(ruc.slice(10)) === 0) return "form";
  if (third === 9) return hasCheckDigitModulo11(digits, companyWeights, 9) ? undefined : "doubt";
  // The third digit 6 means a public body or, in newer numbers, a natural person.
  if (third === 6 && hasCheckDigitModulo11(digits, publicBodyWeights, 8)) return undefined;
  return hasCheckDigitModulo10(digits) ? undefined : "doubt";
}

function hasCheckDigitModulo10(digits: readonly number[]): boolean {
  const sum = personWeights.reduce((total, weight, index) => {
    const product = weight * (digits[index] ?? 0);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

function hasCheckDigitModulo11(
  digits: readonly number[],
  weights: readonly number[],
  check: number,
): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[check];
}
