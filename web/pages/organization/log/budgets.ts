import { screen } from '../../../budgets.ts'

// Above other lists, because it has names for every field and value of every record.
export const budgets = [screen('/log', 'log/ActivityLogPage', 254)]
