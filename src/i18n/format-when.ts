import type { Texts } from './catalogue';

const two = (n: number) => String(n).padStart(2, '0');

/** Calendar days, so that an hour around midnight counts, and clock changes do not. */
const dayOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** "Today, 14:05" or "3 Mar 2026, 14:05", in the device's own time zone. */
export function formatWhen({ dates }: Pick<Texts, 'dates'>, at: number, now: number): string {
  const when = new Date(at);
  const ago = dayOf(new Date(now)) - dayOf(when);
  const time = `${two(when.getHours())}:${two(when.getMinutes())}`;
  if (ago === 0) return dates.at(dates.today, time);
  if (ago === 1) return dates.at(dates.yesterday, time);
  return dates.at(dates.date(when.getDate(), dates.months[when.getMonth()]!, when.getFullYear()), time);
}
