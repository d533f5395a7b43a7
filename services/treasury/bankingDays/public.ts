// What other modules may take of this one. Its own files take it from where it stands.
export { type BankingCalendar, bankingCalendar, bankingCalendarFrom } from './bankingDays.ts'
export { bankingDayFrom, nextBankingDay } from './walking.ts'
