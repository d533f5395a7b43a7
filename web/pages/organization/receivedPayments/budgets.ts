import { screen } from '../../../budgets.ts'

export const budgets = [screen('/payment', 'receivedPayments/ReceivedPaymentsPage', 248)]
