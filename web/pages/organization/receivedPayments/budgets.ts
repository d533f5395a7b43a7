import { LARGE_LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/payment', 'receivedPayments/ReceivedPaymentsPage', LARGE_LIST)]
