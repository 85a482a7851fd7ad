/**
 * What this repository forbids that no rule of oxlint knows. A rule looks at the text first: oxlint hands over the tree of a file only
 * where `before` does not say false, and making it costs more than all else that a rule does.
 */

/**
 * @param {RegExp} hint matches every text that has such syntax
 * @param {string} message
 * @param visitor makes the visitor, given what reports a node, and the context
 */
const rule = (hint, message, visitor) => ({
  meta: { type: 'problem', schema: [] },
  createOnce: (context) => ({
    before: () => hint.test(context.sourceCode.text),
    ...visitor((node) => context.report({ node, message }), context),
  }),
});

const nameOf = (node) => node.name ?? node.value;

/** True for words that are known before the program runs, or begin so: a regular expression says by itself how much it matches. */
const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && !('regex' in node));

/** The object's properties by name. */
const propertiesOf = (node) => {
  const named = node.properties.filter(({ type }) => type === 'Property');
  return new Map(named.map(({ key, value }) => [nameOf(key), value]));
};

const findsPartOfAName = ({ callee, arguments: args }) => {
  if (callee.type !== 'MemberExpression') return false;
  const method = nameOf(callee.property);
  if (method === 'getByLabel') return args.length === 1 && isText(args[0]);
  if (method !== 'getByRole') return false;
  return args.some((arg) => {
    if (arg.type !== 'ObjectExpression') return false;
    const properties = propertiesOf(arg);
    return properties.has('name') && isText(properties.get('name')) && !properties.has('exact');
  });
};

/** True for a reference that is no more when types are stripped: a type, or what `typeof` or a computed key of a type asks about. */
const isOfType = ({ identifier, isValueReference, isTypeReference }) => {
  // `export { Name }` may be either.
  if (!isValueReference) return isTypeReference;
  let child = identifier;
  for (let { parent } = child; parent; child = parent, { parent } = parent) {
    if (parent.type === 'TSTypeQuery') return true;
    if (parent.type === 'TSPropertySignature') return parent.key === child;
    if (parent.type === 'TSQualifiedName' && parent.left === child) continue;
    if (parent.type === 'MemberExpression' && parent.object === child) continue;
    return false;
  }
  return false;
};

const DATE_TYPE = /^(date|datetime-local|month|week)$/;

export default {
  meta: { name: 'ours' },
  rules: {
    'no-enum': rule(/\benum\b/, 'Use a union of string literals: it needs no run-time object.', (report) => ({
      TSEnumDeclaration: report,
    })),
    'export-by-name': rule(
      /\bexport\s*\*/,
      'Export by name what others use: nothing becomes public by accident.',
      (report) => ({ ExportAllDeclaration: report }),
    ),
    // typescript/consistent-type-imports, but for files with decorators, which read types at run time: there it cannot tell.
    'type-imports': rule(/\bimport\b/, 'Only used as a type: say `import type`.', (report, context) => {
      let reported = [];
      let isDecorated = false;
      return {
        Program() {
          reported = [];
          isDecorated = false;
        },
        Decorator() {
          isDecorated = true;
        },
        TSImportType: report,
        ImportDeclaration(node) {
          if (node.importKind === 'type') return;
          for (const specifier of node.specifiers) {
            if (specifier.importKind === 'type') continue;
            const [{ references }] = context.sourceCode.getDeclaredVariables(specifier);
            if (references.length > 0 && references.every(isOfType)) reported.push(specifier);
          }
        },
        'Program:exit'() {
          if (!isDecorated) for (const specifier of reported) report(specifier);
        },
      };
    }),
    'whole-name': rule(
      /getBy(Role|Label)/,
      'A part of a name also finds something else that the page shows for a moment, now and then. Say exact: true.',
      (report) => ({
        CallExpression(node) {
          if (findsPartOfAName(node)) report(node);
        },
      }),
    ),
    'one-date-field': rule(
      /\btype\s*=/,
      'The one control for dates is DateField of @drumbeat/ui, in a form of the console DayInput.',
      (report) => ({
        JSXAttribute(node) {
          if (node.name.name === 'type' && DATE_TYPE.test(node.value?.value)) report(node);
        },
      }),
    ),
    'nothing-by-chance': rule(
      /\bMath\b/,
      'What is drawn has to be the same each time: choose it once, in useState(() => …).',
      (report) => ({
        CallExpression(node) {
          const { object, property } = node.callee;
          if (object && nameOf(object) === 'Math' && nameOf(property) === 'random') report(node);
        },
      }),
    ),
  },
};
