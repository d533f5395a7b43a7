import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-forecast', 'cashForecast/CashForecastPage', LIST, ['virtual:messages/en/charts'])]
