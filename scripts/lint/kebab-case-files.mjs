import path from 'node:path';

/** `line-rail.tsx`, `storage.web.ts`, `cpace.test.ts`; expo-router's own spellings are allowed where it looks for them. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const ROUTE = /^(_layout|\+[a-z-]+|\[(\.\.\.)?[a-z]+([A-Z][a-z]+)*\])(\.[a-z]+)*$/;

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: { type: 'layout', schema: [], messages: { name: '{{name}} is not kebab-case.' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const name = path.basename(file);
    const known = KEBAB.test(name.replace(/^\./, '')) || (/(^|[\\/])app[\\/]/.test(file) && ROUTE.test(name));
    return known ? {} : { Program: (node) => context.report({ node, messageId: 'name', data: { name } }) };
  },
};

export default rule;
