import type { Matcher } from './api';

/** Text as it crosses into the page: a string to equal, or the parts of a regular expression. */
export type Pattern = string | { readonly source: string; readonly flags: string };

/** A matcher as plain data, so that it can be evaluated inside the page. */
export type Query =
  | { readonly kind: 'id' | 'text' | 'label'; readonly pattern: Pattern }
  | { readonly kind: 'and' | 'ancestor' | 'descendant'; readonly query: Query; readonly other: Query };

export const patternOf = (text: string | RegExp): Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

const show = (pattern: Pattern): string =>
  typeof pattern === 'string' ? JSON.stringify(pattern) : `/${pattern.source}/${pattern.flags}`;

const JOINTS = { and: 'and', ancestor: 'withAncestor', descendant: 'withDescendant' } as const;

/** The matcher as a spec would write it, for messages. */
export function describeQuery(query: Query): string {
  return 'pattern' in query
    ? `by.${query.kind}(${show(query.pattern)})`
    : `${describeQuery(query.query)}.${JOINTS[query.kind]}(${describeQuery(query.other)})`;
}

class QueryMatcher implements Matcher {
  readonly query: Query;

  constructor(query: Query) {
    this.query = query;
  }

  private joined(kind: keyof typeof JOINTS, other: Matcher): QueryMatcher {
    return new QueryMatcher({ kind, query: this.query, other: queryOf(other) });
  }

  and(other: Matcher): Matcher {
    return this.joined('and', other);
  }

  withAncestor(other: Matcher): Matcher {
    return this.joined('ancestor', other);
  }

  withDescendant(other: Matcher): Matcher {
    return this.joined('descendant', other);
  }
}

export function queryOf(matcher: Matcher): Query {
  if (matcher instanceof QueryMatcher) return matcher.query;
  throw new TypeError('This matcher was not made by `by`.');
}

const making =
  (kind: 'id' | 'text' | 'label') =>
  (text: string | RegExp): Matcher =>
    new QueryMatcher({ kind, pattern: patternOf(text) });

export const by = { id: making('id'), text: making('text'), label: making('label') };
