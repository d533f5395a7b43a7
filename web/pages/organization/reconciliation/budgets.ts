import { screen } from '../../../budgets.ts'

export const budgets = [screen('/reconciliation', 'reconciliation/ReconciliationPage', 300)]
