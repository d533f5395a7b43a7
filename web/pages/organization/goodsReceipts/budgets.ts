import { LIST, screen } from '../../../budgets.ts'

export const budgets = [screen('/goods-receipt', 'goodsReceipts/GoodsReceiptsPage', LIST)]
