import { screen } from '../../../budgets.ts'

export const budgets = [screen('/credit-memo', 'creditMemos/CreditMemosPage', 249)]
