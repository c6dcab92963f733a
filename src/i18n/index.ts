export { CATALOGUES, type Texts } from './catalogue';
export { LANGUAGES, resolveLanguage, type Language } from './languages';
export { TextsContext, useTexts } from './use-texts';
