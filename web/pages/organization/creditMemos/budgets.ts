import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/credit-memo', 'creditMemos/CreditMemosPage', LARGE_LIST)]
