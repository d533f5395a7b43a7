import { LARGE_LIST, screen, SETTINGS } from '../../../budgets.ts'

export const budgets = [
  screen('/journals', 'journals/JournalsPage', LARGE_LIST),
  screen('/journals/accounts', 'journals/JournalAccountsPage', SETTINGS),
]
