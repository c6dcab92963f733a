import { joinIds, tableIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { literal } from '../words';
import { awaitId, byId, labelOf, missId, scrollAndTap, scrollTo, seeId, tapId, textOf } from './screen';

const tap = (id: string) => scrollAndTap(tableIds.screen, id);

async function type(id: string, text: string): Promise<void> {
  await byId(joinIds.screen)
    .scrollTo('top')
    .catch(() => undefined);
  await scrollTo(joinIds.screen, id);
  await byId(id).replaceText(text);
}

export const startTable = {
  appears: () => awaitId(tableIds.screen),
  back: () => tapId(tableIds.back),
  isOpen: () => awaitId(tableIds.code),
  code: () => textOf(tableIds.code),
  address: () => textOf(tableIds.address),
  onlyFlips: () => tap(tableIds.onlyFlip),
  chooseMap: async (mapId: string) => {
    await tap(tableIds.change);
    await tap(tableIds.map(mapId));
  },
  rename: async (name: string) => {
    await tapId(tableIds.name);
    await byId(tableIds.nameField).replaceText(name);
    await tapId(tableIds.nameDone);
  },
  addPerson: () => tap(tableIds.addPerson),
  addBot: () => tap(tableIds.addBot),
  remove: (seat: number) => tap(tableIds.remove(seat)),
  toggle: (rule: string) => tap(tableIds.rule(rule)),
  start: () => tapId(tableIds.start),
  seatSays: (seat: number) => textOf(tableIds.seat(seat)),
  /** On a guest's device: everything is done, somebody else begins. */
  waits: () => awaitId(tableIds.waiting),
  showsCard: () => awaitId(tableIds.card),
  thinking: () => textOf(tableIds.thinking),
  /** What the big card says of a seat. */
  stageSays: (seat: number) => labelOf(tableIds.seat(seat)),
  flip: () => tapId(tableIds.flip),
  isOver: () => awaitId(tableIds.over),
  rematch: () => tapId(tableIds.rematch),
  standsIn: (seat: number, by: string) => tap(tableIds.standIn(seat, by)),
  isAway: (seat: number) => awaitId(tableIds.away(seat)),
  openChoice: () => tap(tableIds.change),
  editName: () => tap(tableIds.name),
  askToClose: () => tap(tableIds.close),
  toMyBoard: () => tapId(tableIds.board),
  isEnded: () => awaitId(tableIds.join),
  joinAgain: () => tapId(tableIds.join),
  says: (words: string) => expect(byId(tableIds.trouble)).toHaveText(new RegExp(literal(words))),
};

export const joinTable = {
  appears: () => awaitId(joinIds.screen),
  back: () => tapId(joinIds.back),
  offers: (tableId: string) => awaitId(joinIds.table(tableId)),
  asksForNoAddress: () => missId(joinIds.openPage),
  typeAddress: (address: string) => type(joinIds.address, address),
  typeCode: (code: string) => type(joinIds.code, code),
  typeName: (name: string) => type(joinIds.name, name),
  go: () => tapId(joinIds.go),
  says: (words: string) => expect(byId(joinIds.trouble)).toHaveText(new RegExp(literal(words))),
  offersLast: () => seeId(joinIds.last),
  comeBack: () => tapId(joinIds.last),
};
