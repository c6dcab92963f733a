import type { Page } from 'playwright-core';
import type { Install } from '../driver/install';
import { anotherInstall, holding } from '../driver/session';
import { TABLE_FLAGS } from './table-server';

/** Somebody with a device of their own: page objects used inside `does` work on that device. */
export class Person {
  private readonly install: Install;

  constructor(
    readonly name: string,
    home: string,
  ) {
    this.install = anotherInstall({ name, home, flags: TABLE_FLAGS });
  }

  does<Result>(what: () => Promise<Result>): Promise<Result> {
    return holding(this.install, what);
  }

  get page(): Page {
    return this.install.page;
  }
}

/** Everybody at once, each on their own device. */
export const allDo = <Result>(
  people: readonly Person[],
  what: (person: Person, place: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(people.map((person, place) => person.does(() => what(person, place))));
