import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/aged-receivables', 'agedReceivables/AgedReceivablesPage', LIST)]
