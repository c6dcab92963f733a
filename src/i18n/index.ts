export { CATALOGUES, type Texts } from './catalogue';
export { formatWhen } from './format-when';
export { resolveLanguage } from './languages';
export { nameOfEdition, nameOfMap } from './names';
export { METRO_X_CHAPTERS, type MetroXChapter, type MetroXRuleId } from './rule-ids';
export { TextsContext, useTexts } from './use-texts';
export { stationLabel, stationName } from './stations';
export { whole } from './whole';
