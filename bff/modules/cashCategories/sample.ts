import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note }) => {
    const category = await make('createCashCategory', { name: 'Matrix', activity: 'OPERATING' }, 'category', '{ uuid }')
    note('CashCategory', { id: category.uuid, uuid: category.uuid })
    const rule = { words: ['MATRIX'], categoryUuid: category.uuid }
    note('CashRule', await make('createCashRule', { rule }, 'cashRule'))
  },
}
