import { screen } from '../../../budgets.ts'

export const budgets = [screen('/aged-receivables', 'agedReceivables/AgedReceivablesPage', 250)]
