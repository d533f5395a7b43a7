import { describe, expect, test } from 'vitest'
import { spellAmount } from '../../../web/i18n/amountInWords.ts'

describe('an amount in words', () => {
  test('is read out in Indonesian as people say it', async () => {
    const whole = async (amount: string) => (await spellAmount(amount, 'id')).whole
    expect(await whole('1000.00')).toBe('seribu')
    expect(await whole('1100000')).toBe('satu juta seratus ribu')
    expect(await whole('187450000.00')).toBe('seratus delapan puluh tujuh juta empat ratus lima puluh ribu')
    expect(await whole('2011000000000.00')).toBe('dua triliun sebelas miliar')
  })

  test('keeps every digit of the largest amounts', async () => {
    expect(await spellAmount('12845076639000001.07', 'en')).toEqual({
      whole:
        'twelve quadrillion eight hundred forty-five trillion seventy-six billion six hundred thirty-nine million one',
      cents: 'seven',
      isOne: false,
    })
  })

  test('has hundredths only where there are some', async () => {
    expect(await spellAmount('1.00', 'en')).toEqual({ whole: 'one', cents: null, isOne: true })
    expect((await spellAmount('24875000.5', 'id')).cents).toBe('lima puluh')
    expect((await spellAmount('0.01', 'id')).whole).toBe('nol')
  })
})
