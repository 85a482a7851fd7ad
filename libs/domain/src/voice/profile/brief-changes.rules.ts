interface BriefSection {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What a version of a brief says that the one before did not, and the other way round. */
export interface BriefChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Lines that differ between two versions. A line that only moved to another section is no difference. */
export function briefChanges(before: readonly BriefSection[], after: readonly BriefSection[]): BriefChanges {
  const [old, present] = [linesOf(before), linesOf(after)];
  return {
    added: [...present].filter((line) => !old.has(line)),
    removed: [...old].filter((line) => !present.has(line)),
  };
}

const linesOf = (sections: readonly BriefSection[]) => new Set(sections.flatMap(({ lines }) => lines));
