import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Has jsdom read each rule of a style sheet once for all pages of a worker, by its text: a page inserts some hundreds one by one, and
 * the next page the same ones again. Called once the environment has changed jsdom, of which this loads a part.
 */
export function knowRules() {
  const parser = require('jsdom/lib/jsdom/living/css/parse/parser.js');
  const cssom = require('jsdom/lib/jsdom/living/css/utils/cssom.js');
  const CSSStyleSheet = require('jsdom/lib/generated/idl/CSSStyleSheet.js');
  const { parseRule } = parser;
  const { createRule, insertRule } = cssom;
  const known = new Map();
  let read;

  cssom.createRule = (window, syntax, ...place) => {
    if (read !== undefined) known.set(read, syntax);
    return createRule(window, syntax, ...place);
  };

  parser.parseRule = (text, context) => {
    if (!CSSStyleSheet.isImpl(context.value) || context.namespaces.size > 0) return parseRule(text, context);
    const syntax = known.get(text);
    if (syntax) return createRule(context.globalObject, syntax, null, context.value);
    read = text;
    try {
      return parseRule(text, context);
    } finally {
      read = undefined;
    }
  };

  /** Emotion tries rules that only other browsers know, and looks at no refusal: the way there need not be noted down. */
  cssom.insertRule = (...rule) => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      return insertRule(...rule);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
}
