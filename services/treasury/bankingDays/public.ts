// What other modules may import from this one. Its own files import from the source files directly.
export { type BankingCalendar, bankingCalendar, bankingCalendarFrom, calendarOf, type OwnDay } from './bankingDays.ts'
export { bankingDayFrom, bankingDaysBefore, nextBankingDay } from './walking.ts'
