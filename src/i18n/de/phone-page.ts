import type { phonePage as shape } from '../en/phone-page';

export const phonePage: typeof shape = {
  title: 'Ein Tisch auf einem Telefon',
  text: 'Diesen Tisch richtet ein Telefon aus, und das hat keine Seite zum Mitspielen. Öffne Interchange auf deinem Telefon und setz dich dort mit dem Code des Tisches dazu.',
};
