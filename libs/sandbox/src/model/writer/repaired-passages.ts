import { isJsonObject, type JsonObject } from '@drumbeat/domain';

/** What stands for a fact that nobody gave, as writers are asked to leave it. */
const place = '[the fact]';
const facts = /figure|names|said|time/i;

/** The passages of a post that are to be repaired, each without the words that are wrong; null when none are asked for. */
export function repairedPassages(
  schema: Record<string, unknown> | null,
  data: JsonObject | null,
): object | null {
  const properties = schema?.['properties'];
  if (!isJsonObject(properties) || !('passages' in properties) || !Array.isArray(data?.['passages']))
    return null;
  return {
    passages: data['passages'].filter(isJsonObject).map((passage) => ({
      number: passage['number'],
      text: wrongOf(passage).reduce(
        (text, { words, why }) => text.replaceAll(words, facts.test(why) ? place : 'this'),
        String(passage['text']),
      ),
    })),
  };
}

function wrongOf(passage: JsonObject): { words: string; why: string }[] {
  const wrong = Array.isArray(passage['wrong']) ? passage['wrong'].filter(isJsonObject) : [];
  return wrong.map(({ words, why }) => ({ words: String(words), why: String(why) }));
}
