import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/counterparties', 'counterparties/CounterpartiesPage', LIST)]
