import { screen } from '../../../budgets.ts'

// One more than before: a card of deposits that mature.
export const budgets = [screen('/home', 'home/HomePage', 233)]
