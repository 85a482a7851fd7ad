/** What is set before somebody's name, by whom it addresses: in each case, number and shortened form that four languages have. */
const FORMS = {
  man: 'mr mister herr herrn herren m mm monsieur messieurs sr sres señor señores d don',
  woman:
    'mrs ms miss frau frauen mme mmes madame mesdames mlle mlles mademoiselle sra sras srta señora señoras señorita dña dª doña',
  doctor: 'dr dres dra doctor doctora doktor doktors doktorin docteur docteure doctoresse',
  professor: 'prof profs professor professors professorin professeur professeure profesor profesora',
  captain: 'capt captain',
} as const;

export type FormOfAddress = keyof typeof FORMS;

const OF_WORD: ReadonlyMap<string, FormOfAddress> = new Map(
  (Object.keys(FORMS) as FormOfAddress[]).flatMap((form) =>
    FORMS[form].split(' ').map((word) => [word, form] as const),
  ),
);

/** The form of address that a word is, whatever its case, inflection or full stop: "Herrn" and "Herr", "Dña." and "Doña". */
export const formOfAddress = (word: string): FormOfAddress | null =>
  OF_WORD.get(word.toLowerCase().replace(/\.$/u, '')) ?? null;

/** The words of a name without the forms of address before it; one that stands alone is a name itself ("Don called"). */
export function withoutForms(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => formOfAddress(word) === null);
  return first === -1 ? words : words.slice(first);
}
