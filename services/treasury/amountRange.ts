// The error for an amount filter whose lower bound is above its upper bound.
import { amountRangeCheck } from '../kit/amountRange.ts'
import { defineErrors } from '../kit/errors.ts'

/** Published with the codes of expected transactions, whose list had them first. */
export const amountRangeCodes = defineErrors({
  amountAtLeastTooLarge: {
    code: 'U-TRSY-ET-20',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  amountNoMoreThanTooSmall: {
    code: 'U-TRSY-ET-21',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})

export const checkAmountRange = amountRangeCheck(amountRangeCodes)
