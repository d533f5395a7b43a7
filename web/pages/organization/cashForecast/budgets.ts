import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-forecast', 'cashForecast/CashForecastPage', 245, ['virtual:messages/en/charts'])]
