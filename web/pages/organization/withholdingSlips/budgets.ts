import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/withholding-slips', 'withholdingSlips/WithholdingSlipsPage', LARGE_LIST + 1)]
