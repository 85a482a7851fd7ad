import { getMetadataStorage } from 'class-validator';

type FindRules = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

let isRemembering = false;

/**
 * Lets class-validator find the rules of a class once instead of for each request: to find inherited ones it scans
 * the rules of every class of the program, which costs as much as checking by them. Rules come with their class, so
 * all exist before the first request. Lookups with groups, which nothing here uses, are unchanged.
 */
export function rememberValidationRules(): void {
  if (isRemembering) return;
  isRemembering = true;
  const storage = getMetadataStorage();
  const find: FindRules = storage.getTargetValidationMetadatas.bind(storage);
  const remembered = new Map<unknown, Map<string, ReturnType<FindRules>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups !== undefined) return find(target, schema, always, strictGroups, groups);
    const ofTarget = remembered.get(target) ?? new Map<string, ReturnType<FindRules>>();
    const question = `${always} ${strictGroups} ${schema}`;
    const rules = ofTarget.get(question) ?? find(target, schema, always, strictGroups);
    remembered.set(target, ofTarget.set(question, rules));
    return rules;
  };
}
