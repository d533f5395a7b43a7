import { LARGE_LIST, screen, SETTINGS } from '../../../budgets.ts'

export const budgets = [
  screen('/journals', 'journals/JournalsPage', LARGE_LIST),
  screen('/journals/accounts', 'journals/JournalAccountsPage', SETTINGS),
  screen('/journals/treasury', 'journals/TreasuryJournalsPage', LARGE_LIST),
  screen('/journals/treasury/accounts', 'journals/TreasuryJournalAccountsPage', SETTINGS),
]
