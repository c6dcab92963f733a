/**
 * English is the shape: each other language is typed by it, so a missing or misspelt text does not compile.
 * Texts with numbers or names in them are functions, so their parameters are checked too.
 */
import * as de from './de';
import * as en from './en';
import type { Language } from './languages';

export type Texts = typeof en;

export const CATALOGUES: Record<Language, Texts> = { en, de };
