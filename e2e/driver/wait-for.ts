import type { Actions, Expectation, Waiting } from './api';
import { DrivenElement, targetOf } from './element';
import { type Claim, examine, holdsWithin, vocabulary } from './expectations';
import { queryOf } from './matchers';
import { patience } from './settings';

/** A scroll view longer than this many scrolls is one that never ends. */
const MOST_SCROLLS = 200;

function waiting(claim: Claim): Waiting {
  return {
    withTimeout: (milliseconds) => holdsWithin(claim, milliseconds),
    whileElement: (matcher) => ({
      async scroll(pixels, direction) {
        const view = new DrivenElement({ query: queryOf(matcher), index: null });
        for (let count = 0; count < MOST_SCROLLS; count += 1) {
          if ((await examine(claim)) === null) return;
          // At the edge scroll() throws; the claim then gets the last word, with its own message.
          const atEdge = await view.scroll(pixels, direction).then(
            () => false,
            () => true,
          );
          if (atEdge) break;
        }
        await holdsWithin(claim, patience());
      },
    }),
  };
}

export const waitFor = (actions: Actions): Expectation<Waiting> => vocabulary(targetOf(actions), waiting);
