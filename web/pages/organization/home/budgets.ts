import { LARGE_LIST, screen } from '../../../budgets.ts'

// As large as a list, because it has a card for each of five areas, and invites users or customers.
export const budgets = [screen('/home', 'home/HomePage', LARGE_LIST + 1)]
