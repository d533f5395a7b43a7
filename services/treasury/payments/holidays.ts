/**
 * Days on which Indonesian banks do not settle, weekends aside: the national holidays and days of collective leave of 2026, and of 2027
 * those whose date is the same each year. The others are announced by joint decree the year before.
 */
export const INDONESIAN_HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-01-16',
  '2026-02-16',
  '2026-02-17',
  '2026-03-18',
  '2026-03-19',
  '2026-03-20',
  '2026-03-23',
  '2026-03-24',
  '2026-04-03',
  '2026-05-01',
  '2026-05-14',
  '2026-05-15',
  '2026-05-27',
  '2026-05-28',
  '2026-06-01',
  '2026-06-16',
  '2026-08-17',
  '2026-08-25',
  '2026-12-24',
  '2026-12-25',
  '2027-01-01',
  '2027-06-01',
  '2027-08-17',
])
