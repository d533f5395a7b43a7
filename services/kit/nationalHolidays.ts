// Days other than weekends on which Indonesian banks don't settle: national holidays and collective leave. Source for 2026: the joint
// decree of three ministers. For 2027 only those on fixed dates, until that year's decree is published. Organizations add later
// announcements themselves.

/** A holiday with its common name in both languages. */
export type NationalHoliday = { date: string; en: string; id: string }

const leave = (date: string, en: string, id: string): NationalHoliday => ({
  date,
  en: `Collective leave, ${en}`,
  id: `Cuti bersama ${id}`,
})
const holiday = (date: string, en: string, id: string): NationalHoliday => ({ date, en, id })

export const NATIONAL_HOLIDAYS: readonly NationalHoliday[] = [
  holiday('2026-01-01', "New Year's Day", 'Tahun Baru Masehi'),
  holiday('2026-01-16', "Isra Mi'raj", 'Isra Mikraj Nabi Muhammad'),
  leave('2026-02-16', 'Chinese New Year', 'Tahun Baru Imlek'),
  holiday('2026-02-17', 'Chinese New Year', 'Tahun Baru Imlek'),
  leave('2026-03-18', 'Nyepi', 'Hari Suci Nyepi'),
  holiday('2026-03-19', 'Nyepi', 'Hari Suci Nyepi'),
  leave('2026-03-20', 'Eid al-Fitr', 'Idulfitri'),
  leave('2026-03-23', 'Eid al-Fitr', 'Idulfitri'),
  leave('2026-03-24', 'Eid al-Fitr', 'Idulfitri'),
  holiday('2026-04-03', 'Good Friday', 'Wafat Yesus Kristus'),
  holiday('2026-05-01', 'Labor Day', 'Hari Buruh'),
  holiday('2026-05-14', 'Ascension Day', 'Kenaikan Yesus Kristus'),
  leave('2026-05-15', 'Ascension Day', 'Kenaikan Yesus Kristus'),
  holiday('2026-05-27', 'Eid al-Adha', 'Iduladha'),
  leave('2026-05-28', 'Eid al-Adha', 'Iduladha'),
  holiday('2026-06-01', 'Pancasila Day', 'Hari Lahir Pancasila'),
  holiday('2026-06-16', 'Islamic New Year', 'Tahun Baru Islam'),
  holiday('2026-08-17', 'Independence Day', 'Hari Kemerdekaan'),
  holiday('2026-08-25', "Prophet's Birthday", 'Maulid Nabi Muhammad'),
  leave('2026-12-24', 'Christmas', 'Natal'),
  holiday('2026-12-25', 'Christmas', 'Hari Raya Natal'),
  holiday('2027-01-01', "New Year's Day", 'Tahun Baru Masehi'),
  holiday('2027-06-01', 'Pancasila Day', 'Hari Lahir Pancasila'),
  holiday('2027-08-17', 'Independence Day', 'Hari Kemerdekaan'),
]

const holidays = new Set(NATIONAL_HOLIDAYS.map(({ date }) => date))

const SATURDAY = 6

/** Whether a date is a working day in the national calendar. */
export const isNationalWorkingDay = (date: Temporal.PlainDate): boolean =>
  date.dayOfWeek < SATURDAY && !holidays.has(date.toString())
