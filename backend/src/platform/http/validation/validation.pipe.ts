import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { type FieldProblem, InvalidInputError } from '../errors/app-error.js';
import { GoodQueries } from './good-queries.js';
import { type FieldNames, problemWords } from './problem-words.js';
import { unstorableFields } from './storable-fields.js';

type FindRules = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

let isRemembering = false;

/**
 * Lets class-validator find the rules of a class once instead of for each request: to find inherited ones it scans
 * the rules of every class of the program, which costs as much as checking by them. Rules come with their class, so
 * all exist before the first request. Lookups with groups, which nothing here uses, are unchanged.
 */
function rememberValidationRules(): void {
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

/**
 * Unknown fields and wrong types are refused with a list of every field; nothing is written.
 * @param names what the product calls its fields, where that is not their key in words
 */
export function createValidationPipe(names: FieldNames = {}): ValidationPipe {
  rememberValidationRules();
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new InvalidInputError(errors.flatMap((error) => problemsOf(error, names))),
  });
}

class InputPipe extends ValidationPipe {
  private readonly queries = new GoodQueries();

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A value set by our own decorator, like the signed-in user: not sent by a client.
    if (metadata.type === 'custom') return value;
    const isQuery = metadata.type === 'query' && metadata.data === undefined;
    return isQuery
      ? this.queries.read(metadata.metatype, value, () => this.check(value, metadata))
      : this.check(value, metadata);
  }

  private async check(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const problems = unstorableFields(value);
    if (problems.length > 0) throw new InvalidInputError(problems);
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

function problemsOf(error: ValidationError, names: FieldNames, parent = ''): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({
    field,
    message: problemWords(error.property, message, names),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, names, field))];
}
