import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/aged-receivables', 'agedReceivables/AgedReceivablesPage', LARGE_LIST)]
