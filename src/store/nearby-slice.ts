/** Tables that this device could sit down at: in the network, in this very page, or from before. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { FindTrouble } from '@/table/net-ports';

import type { NearbyTable } from './seating';

/** A table that was opened or joined on this device and can be gone on with. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly role: 'host' | 'guest';
  /** Its present match; null in the lobby. */
  readonly match: string | null;
}

/** The table server that served this page; browsers only. */
export interface PageTable {
  readonly id: string;
  readonly name: string;
  /** The page runs on the server's own computer, which needs no code and may lead. */
  readonly canLead: boolean;
}

export interface NearbyState {
  readonly looking: boolean;
  readonly tables: readonly NearbyTable[];
  readonly trouble: FindTrouble | null;
  readonly page: PageTable | null;
  /** The last table this device sat at as a guest and can come back to. */
  readonly last: { readonly id: string; readonly name: string } | null;
  /** Newest first. */
  readonly kept: readonly KeptTable[];
  /** False: the disk was not asked yet, and `kept` has only what happened since. */
  readonly isRead: boolean;
}

const NOTHING: NearbyState = {
  looking: false,
  tables: [],
  trouble: null,
  page: null,
  last: null,
  kept: [],
  isRead: false,
};

const lastOf = (kept: readonly KeptTable[]): NearbyState['last'] => {
  const guest = kept.find(({ role }) => role === 'guest');
  return guest ? { id: guest.id, name: guest.name } : null;
};

const withKept = (state: NearbyState, kept: readonly KeptTable[]): NearbyState => ({
  ...state,
  kept,
  last: lastOf(kept),
});

const nearbySlice = createSlice({
  name: 'nearby',
  initialState: NOTHING,
  reducers: {
    lookingStarted: (state): NearbyState => ({ ...state, looking: true, tables: [], trouble: null }),
    lookingStopped: (state): NearbyState => ({ ...state, looking: false, tables: [] }),
    tablesFound: (state, { payload }: PayloadAction<readonly NearbyTable[]>): NearbyState => ({
      ...state,
      tables: payload,
    }),
    lookingTroubled: (state, { payload }: PayloadAction<FindTrouble | null>): NearbyState => ({
      ...state,
      trouble: payload,
    }),
    pageFound: (state, { payload }: PayloadAction<PageTable | null>): NearbyState => ({
      ...state,
      page: payload,
    }),
    /** Tables that were sat down at while the disk was being read are newer than what was read. */
    keptTablesRead: (state, { payload }: PayloadAction<readonly KeptTable[]>): NearbyState => {
      const isKnown = (table: KeptTable) => state.kept.some(({ id }) => id === table.id);
      const kept = [...state.kept, ...payload.filter((table) => !isKnown(table))];
      return { ...withKept(state, kept), isRead: true };
    },
    /** It comes first from now on. */
    tableKept: (state, { payload }: PayloadAction<KeptTable>): NearbyState =>
      withKept(state, [payload, ...state.kept.filter(({ id }) => id !== payload.id)]),
    tableForgotten: (state, { payload }: PayloadAction<string>): NearbyState =>
      withKept(
        state,
        state.kept.filter(({ id }) => id !== payload),
      ),
  },
});

export const {
  lookingStarted,
  lookingStopped,
  tablesFound,
  lookingTroubled,
  pageFound,
  keptTablesRead,
  tableKept,
  tableForgotten,
} = nearbySlice.actions;
export const nearbyReducer = nearbySlice.reducer;
