/** The ways this device sits down at a table that is decided elsewhere. */
import type { Arrival, Guest } from '@/table/guest/guest';
import { addressText, type Invitation, readCode, readInvitation } from '@/table/guest/invitation';
import { joinAsGuest, resumeAsGuest } from '@/table/guest/open-guest';
import { listSessions } from '@/table/guest/session-save';
import type { Address } from '@/table/net-ports';
import type { Storage } from '@/table/ports';

import { guestPorts } from './guest-ports';
import { tableForgotten } from './nearby-slice';
import type { Stay } from './place';
import { quitPlace, takePlace } from './place-thunks';
import { notSeated, type Seated } from './seated';
import type { NearbyTable, SeatingTrouble } from './seating';
import { seatingNotOpened, seatingOpening } from './seating-slice';
import type { ServedPage } from './services';
import type { AppThunk } from './store';
import { OVERTAKEN, type Wish } from './wish';

const WRONG_CODE: SeatingTrouble = { kind: 'refused', reason: 'wrong-code' };

/** `invitation`: the text of a QR code or a link. `name` null: a screen for everybody. */
export const joinByInvitation = (invitation: string, name: string | null) =>
  joinByAddress(invitation, '', name);

/** `address`: "192.168.1.5:4600"; a whole invitation is understood, too, and needs no code. */
export const joinByAddress =
  (address: string, code: string, name: string | null): AppThunk<Promise<Seated>> =>
  (dispatch) => {
    const read = readInvitation(address);
    if (!read.ok) return dispatch(fail({ kind: 'unreadable' }));
    return dispatch(
      wishing(['join', read, code, name], (wish) => {
        if (read.kind === 'address') return joinAt({ addresses: [read.address], name }, code, wish);
        const { table, key: password } = read;
        return join({ addresses: [read.address], table, password, by: 'key', name }, wish);
      }),
    );
  };

/** The same words are the same wish. */
const wishing =
  (words: readonly unknown[], fulfil: (wish: Wish) => AppThunk<Promise<Seated>>): AppThunk<Promise<Seated>> =>
  (dispatch, _getState, { place }) =>
    place.open(JSON.stringify(words), (wish) => dispatch(fulfil(wish)));

/**
 * A device that sat at a table there comes back to its seats, as by every other way; a second window of a browser
 * takes them over, and the first one says so. Two of them with a seat each would write over each other's token.
 */
const joinAt =
  (way: Omit<Way, 'table'>, code: string, wish: Wish): AppThunk<Promise<Seated>> =>
  async (dispatch, _getState, { services: { storage } }) => {
    const table = await tableAt(storage, way.addresses);
    const seated = await dispatch(joinByCode({ ...way, table }, code, wish));
    const isAnother = !seated.ok && 'reason' in seated.trouble && seated.trouble.reason === 'no-such-table';
    return table !== null && isAnother ? dispatch(joinByCode({ ...way, table: null }, code, wish)) : seated;
  };

/** The last table of this device that was reached there. A disk that cannot be read knows none. */
async function tableAt(storage: Storage, wanted: readonly Address[]): Promise<string | null> {
  const sessions = await listSessions(storage).catch(() => []);
  const isThere = (known: Address) =>
    wanted.some(({ host, port }) => known.host === host && known.port === port);
  return sessions.find(({ addresses }) => addresses.some(isThere))?.table ?? null;
}

export const joinNearby =
  ({ id, addresses }: NearbyTable, code: string, name: string | null): AppThunk<Promise<Seated>> =>
  (dispatch) =>
    dispatch(
      wishing(['nearby', id, code, name], (wish) => joinByCode({ addresses, table: id, name }, code, wish)),
    );

/** The table that served this page. No code: only on the table's own computer. */
export const joinPage = (code: string | null, name: string | null): AppThunk<Promise<Seated>> =>
  wishing(['page', code, name], (wish) => pageJoined(code, name, wish));

/** As joinPage, for a wish that somebody has already. */
export const pageJoined =
  (code: string | null, name: string | null, wish: Wish): AppThunk<Promise<Seated>> =>
  async (dispatch, _getState, { services }) => {
    const page = await services.net.page();
    if (page === null) return dispatch(fail({ kind: 'missing' }));
    const way = { addresses: [page.address], table: page.table.id, name };
    const { lead } = page;
    if (lead === undefined) return dispatch(joinByCode(way, code ?? '', wish, reachOfPage(page)));
    return dispatch(join({ ...way, password: lead.key, by: 'key', lead: lead.key }, wish, reachOfPage(page)));
  };

/** Back at a table where this device sat before, in the same seats; with its board at once, whoever answers. */
export const comeBack =
  (tableId: string): AppThunk<Promise<Seated>> =>
  (dispatch, _getState, { services, place }) =>
    place.open(JSON.stringify(['back', tableId]), async (wish) => {
      const { presence } = place;
      if (presence?.id === tableId && presence.link().kind !== 'ended') {
        presence.wake();
        return { ok: true };
      }
      const open = () => resumeAsGuest(guestPorts(services), tableId);
      const seated = await dispatch(sitDown({ open, reach: NO_REACH, isAsking: false, wish }));
      // Nothing is kept of it: it is not offered again.
      if (!seated.ok && seated.trouble.kind === 'missing') dispatch(tableForgotten(tableId));
      return seated;
    });

type Way = Pick<Invitation, 'addresses' | 'table' | 'name'>;
type Reach = Pick<Stay, 'addresses' | 'webAddress'>;

/** A guest that leads nothing has nobody to show the way. */
const NO_REACH: Reach = { addresses: [], webAddress: null };

const joinByCode = (way: Way, text: string, wish: Wish, reach?: Reach): AppThunk<Promise<Seated>> => {
  const read = readCode(text);
  return read.ok ? join({ ...way, password: read.code, by: 'code' }, wish, reach) : fail(WRONG_CODE);
};

const join =
  (
    invitation: Invitation,
    wish: Wish,
    reach: Reach = reachOf(invitation.addresses),
  ): AppThunk<Promise<Seated>> =>
  (dispatch, _getState, { services }) => {
    const open = () => joinAsGuest(guestPorts(services), invitation);
    return dispatch(sitDown({ open, reach, isAsking: true, wish }));
  };

interface Sitting {
  readonly open: () => Promise<Guest | null>;
  readonly reach: Reach;
  /** By an invitation, which another table may answer than the one that was kept. */
  readonly isAsking: boolean;
  readonly wish: Wish;
}

const sitDown =
  ({ open, reach, isAsking, wish }: Sitting): AppThunk<Promise<Seated>> =>
  async (dispatch) => {
    if (wish.isGone()) return OVERTAKEN;
    dispatch(quitPlace());
    dispatch(seatingOpening());
    const guest = await open().catch(() => 'not-saved' as const);
    if (guest === null) return dispatch(fail({ kind: 'missing' }));
    if (guest === 'not-saved') return dispatch(fail({ kind: 'not-saved' }));
    const isNew = guest.device === '';
    // A board that was kept is shown before anybody answers, unless another table may be what is asked for.
    const hasBoard = guest.chair('table') !== null;
    const arrival: Arrival = hasBoard && !isAsking ? { ok: true } : await arrivalOf(guest, wish);
    if (wish.isGone()) {
      await undo(guest, isNew);
      return OVERTAKEN;
    }
    if (!arrival.ok && !(hasBoard && arrival.reason === null)) {
      guest.pause();
      if (guest.link().kind === 'ended') dispatch(tableForgotten(guest.id));
      return dispatch(fail(troubleOf(arrival)));
    }
    dispatch(takePlace({ presence: guest, hosting: null, ...reach }));
    return { ok: true };
  };

const arrivalOf = (guest: Guest, { gone }: Wish): Promise<Arrival> =>
  Promise.race([guest.arrival(), gone.then(() => ({ ok: false, reason: null, update: null }) as const)]);

/** A seat that was asked for now is free again; one from before is kept. */
async function undo(guest: Guest, isNew: boolean): Promise<void> {
  // A disk that cannot forget keeps a way to a seat that is not there: coming back says so.
  if (isNew) await guest.leave().catch(() => undefined);
  else guest.pause();
}

function troubleOf({ reason, update }: Extract<Arrival, { ok: false }>): SeatingTrouble {
  if (reason === null) return { kind: 'unreached' };
  return { kind: 'refused', reason, ...(update === null ? {} : { update }) };
}

const fail =
  (trouble: SeatingTrouble): AppThunk<Promise<Seated>> =>
  (dispatch) => {
    dispatch(seatingNotOpened(trouble));
    return Promise.resolve(notSeated(trouble));
  };

const reachOf = (addresses: readonly Address[]): Reach => ({
  addresses: addresses.map(addressText),
  webAddress: null,
});

const LOOPBACK = /^(localhost|127\.|::1$)/;

/** On the table's own computer the page's address means this computer: others need the one the server told. */
function reachOfPage({ address, addresses = [] }: ServedPage): Reach {
  const own = LOOPBACK.test(address.host) ? [] : [addressText(address)];
  const all = [...own, ...addresses.filter((one) => !own.includes(one))];
  return { addresses: all, webAddress: all[0] === undefined ? null : `http://${all[0]}/` };
}
