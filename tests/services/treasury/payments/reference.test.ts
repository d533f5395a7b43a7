import { expect, it } from 'vitest'
import { isOwnReference } from '../../../../services/treasury/bankText/ownReference.ts'
import { referencesIn } from '../../../../services/treasury/bankText/normalize.ts'
import { newReference } from '../../../../services/treasury/payments/dispatch/reference.ts'

it('is known as a reference of ours wherever a bank prints it', () => {
  for (let made = 0; made < 20_000; made++) {
    const reference = newReference()
    expect(isOwnReference(reference)).toBe(true)
    expect(referencesIn(`TRF ${reference} MITRA ABADI KEMASAN CV`)).toEqual([reference])
  }
})
