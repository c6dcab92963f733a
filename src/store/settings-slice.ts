import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { GameChoice } from '@/table/choice';

import { DEFAULT_SETTINGS, type Settings } from './settings-schema';

type SettingsChange = Partial<Omit<Settings, 'lastChoice'>>;

const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsChanged: (settings, action: PayloadAction<SettingsChange>) => ({
      ...settings,
      ...action.payload,
    }),
    choiceRemembered: (settings, action: PayloadAction<GameChoice>) => ({
      ...settings,
      lastChoice: action.payload,
    }),
  },
  selectors: {
    selectSettings: (settings) => settings,
    selectLastChoice: (settings) => settings.lastChoice,
  },
});

export const { settingsChanged, choiceRemembered } = settingsSlice.actions;
export const { selectSettings, selectLastChoice } = settingsSlice.selectors;
export const settingsReducer = settingsSlice.reducer;
