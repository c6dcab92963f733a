export { CATALOGUES, type Texts } from './catalogue';
export { formatWhen } from './format-when';
export { resolveLanguage } from './languages';
export { nameOfEdition, nameOfMap } from './names';
export { METRO_X_CHAPTERS, type MetroXChapter, type MetroXRuleId } from './rule-ids';
export { stationName } from './stations';
export { useStationLabels } from './use-station-labels';
export { TextsContext, useTexts } from './use-texts';
export { whole } from './whole';
