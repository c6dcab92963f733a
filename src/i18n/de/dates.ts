import type { dates as shape } from '../en/dates';

export const dates: typeof shape = {
  today: 'Heute',
  yesterday: 'Gestern',
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  date: (day: number, month: string, year: number) => `${day}. ${month} ${year}`,
  at: (date: string, time: string) => `${date}, ${time} Uhr`,
};
