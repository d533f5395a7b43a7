import type { GraphSample } from '../../sample.ts'

/** A standard category, which has the same uuid in all organizations. */
const STANDARD = '00000000-0000-7000-8000-ca5000000001'

export const sample: GraphSample = {
  make: async ({ make, note }) =>
    note('CashRule', await make('createCashRule', { rule: { words: ['MATRIX'], categoryUuid: STANDARD } }, 'cashRule')),
  values: { categoryUuid: STANDARD },
  // The preview of a rule doesn't check the category of its transactions.
  uuids: { categoryUuid: null },
  withoutIds: ['createCashCategory', 'updateCashCategory', 'forgetLearntCategory'],
}
