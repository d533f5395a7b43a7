import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/payables', 'payables/PayablesPage', LIST)]
