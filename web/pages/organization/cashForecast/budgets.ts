import { screen } from '../../../budgets.ts'

export const budgets = [screen('/cash-forecast', 'cashForecast/CashForecastPage', 247, ['virtual:messages/en/charts'])]
