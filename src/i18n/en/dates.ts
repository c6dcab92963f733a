/** What a date is put together from; Hermes brings no month names of its own. */
export const dates = {
  today: 'Today',
  yesterday: 'Yesterday',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  at: (date: string, time: string) => `${date}, ${time}`,
};
