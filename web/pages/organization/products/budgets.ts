import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/products', 'products/ProductsPage', LIST)]
