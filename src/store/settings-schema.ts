/** The door for settings: every field falls back alone, so one bad value never costs the others. */
import * as z from 'zod/mini';

import { type GameChoice, parseChoice } from '@/table/choice';
import { nameSchema } from '@/table/room/room-view';

/**
 * Written so that a later version can tell which of its forebears wrote the text. Never asked for when reading:
 * a text of any format, a newer one too, is read field by field, and what this version does not know falls back.
 */
const FORMAT = 'interchange-settings/1';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['standard', 'high-contrast'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const LANGUAGES = ['system', 'en', 'de'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sounds: boolean;
  readonly haptics: boolean;
  readonly leftHand: boolean;
  readonly language: (typeof LANGUAGES)[number];
  /** What *Play now* starts; null until a game was started. */
  readonly lastChoice: GameChoice | null;
  /** How this device's player is called at tables; null until a name was given. */
  readonly playerName: string | null;
  /** Whether the player was told why the system asks for the local network. */
  readonly networkExplained: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  palette: 'standard',
  motion: 'system',
  sounds: true,
  haptics: true,
  leftHand: false,
  language: 'system',
  lastChoice: null,
  playerName: null,
  networkExplained: false,
};

const settingsSchema = z.object({
  theme: z.catch(z.enum(THEMES), DEFAULT_SETTINGS.theme),
  palette: z.catch(z.enum(PALETTES), DEFAULT_SETTINGS.palette),
  motion: z.catch(z.enum(MOTIONS), DEFAULT_SETTINGS.motion),
  sounds: z.catch(z.boolean(), DEFAULT_SETTINGS.sounds),
  haptics: z.catch(z.boolean(), DEFAULT_SETTINGS.haptics),
  leftHand: z.catch(z.boolean(), DEFAULT_SETTINGS.leftHand),
  language: z.catch(z.enum(LANGUAGES), DEFAULT_SETTINGS.language),
  lastChoice: z.pipe(z.optional(z.unknown()), z.transform(parseChoice)),
  playerName: z.catch(z.nullable(nameSchema), DEFAULT_SETTINGS.playerName),
  networkExplained: z.catch(z.boolean(), DEFAULT_SETTINGS.networkExplained),
});

export function parseSettings(text: string | null): Settings {
  if (text === null) return DEFAULT_SETTINGS;
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function makeSettingsText(settings: Settings): string {
  return JSON.stringify({ format: FORMAT, ...settings });
}
