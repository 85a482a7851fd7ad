/** What somebody meant to do, to charge or to need, and what they said that it would be: it may have come otherwise. */
const PLANNED =
  /(?<!\p{L})(?:quot(?:e|ed|ing)|plan(?:ned)?|estimat(?:e|ed)|promis(?:e|ed)|expect(?:ed)?|budget(?:ed)?|reckoned|scheduled|agreed|announced|intended|had (?:said|told|thought|asked)|(?:i|we|he|she|they)['’]d (?:said|told|thought|asked|meant)|geplant|gerechnet|versprochen|veranschlagt|angesetzt|angekündigt|geschätzt|vereinbart|ausgemacht|zugesagt|erwartet|hatte\p{L}* [^.,;]*gesagt|prévu\p{L}*|annoncé\p{L}*|promis\p{L}*|devis|compté\p{L}*|estimé\p{L}*|convenu\p{L}*|avais dit|avait dit|avions dit|previst\p{L}*|promet\p{L}*|calcul(?:é|ó|amos|aba|ado)|presupuest\p{L}*|anunci\p{L}*|acordad\p{L}*|esperab\p{L}*|había dicho|dije|dijimos)(?!\p{L})/iu;

/** True for what tells of a plan, a quote or a promise. */
export const isOfPlan = (words: string) => PLANNED.test(words);
