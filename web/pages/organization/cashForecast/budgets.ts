import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-forecast', 'cashForecast/CashForecastPage', 248, ['virtual:messages/en/charts'])]
