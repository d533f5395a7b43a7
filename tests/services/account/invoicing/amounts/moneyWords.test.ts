// Amounts in the service's error messages are formatted in the reader's language.
import { expect, it } from 'vitest'
import { codes } from '../../../../../services/account/errors.ts'
import { messageOf } from '../../../../../services/kit/errors.ts'

it('writes what is possible at most in the language of the reader', () => {
  const params = { most: '11100000.00' }
  expect(messageOf(codes.paymentAppliedAbove, 'en', params)).toContain('At most 11,100,000.00 can be applied')
  expect(messageOf(codes.paymentAppliedAbove, 'id', params)).toContain('Maksimal 11.100.000,00 dapat')
})

it('leaves no amount or quantity of a message as it is computed', () => {
  const computed = Object.values(codes).flatMap(({ code, en, id }) =>
    [en, id].flatMap(words => (/\{(?:most|sum|amount)\}/.test(words) && !code.startsWith('U-ACC-RI-') ? [code] : [])),
  )
  expect(computed).toEqual([])
})
