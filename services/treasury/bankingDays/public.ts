// What other modules may take of this one. Its own files take it from where it stands.
export { type BankingCalendar, bankingCalendar, bankingCalendarFrom, calendarOf, type OwnDay } from './bankingDays.ts'
export { bankingDayFrom, bankingDaysBefore, nextBankingDay } from './walking.ts'
