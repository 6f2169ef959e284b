import { checkCategories, checkNavigation } from "./checks/categories.ts";
import { checkWordmark } from "./checks/company.ts";
import { checkCoverage } from "./checks/coverage.ts";
import { checkAddresses, checkIds } from "./checks/entries.ts";
import { checkLinks } from "./checks/links.ts";
import { checkFigures, checkHeadlines, checkParameters, checkScales } from "./checks/parameters.ts";
import { checkPictures } from "./checks/pictures.ts";
import { checkAnalyzers, checkBrands, checkSeries, checkShown } from "./checks/products.ts";
import { checkAnswers, checkVocabulary } from "./checks/search.ts";
import { checkSeoTexts } from "./checks/seo-texts.ts";
import { checkStanding } from "./checks/sizes.ts";
import { checkRepeatedTests, checkTestSupplies, checkTests, checkTestWays } from "./checks/tests.ts";
import { checkTypography } from "./checks/typography.ts";
import type { Content } from "./content.ts";
import { checkNamedFigures } from "./figures.ts";

/** The checks that a schema cannot make. Most of them compare several files. */
const checks = [
  checkWordmark,
  checkIds,
  checkAddresses,
  checkCategories,
  checkBrands,
  checkSeries,
  checkParameters,
  checkHeadlines,
  checkFigures,
  checkScales,
  checkAnalyzers,
  checkShown,
  checkStanding,
  checkTests,
  checkRepeatedTests,
  checkTestWays,
  checkTestSupplies,
  checkNavigation,
  checkCoverage,
  checkAnswers,
  checkVocabulary,
  checkTypography,
  checkSeoTexts,
  checkNamedFigures,
];

/** Returns one line per error. Checks links last, because they depend on everything else being valid. */
export function checkReferences(content: Content, pictures: ReadonlyMap<string, string>): string[] {
  const faults = [...checks.flatMap((check) => check(content)), ...checkPictures(content, pictures)];
  return faults.length > 0 ? faults : checkLinks(content);
}
