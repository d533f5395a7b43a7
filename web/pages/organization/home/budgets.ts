import { LARGE_LIST, screen } from '../../../budgets.ts'

// As much as a list: it has a card of its own for each of five areas.
export const budgets = [screen('/home', 'home/HomePage', LARGE_LIST)]
