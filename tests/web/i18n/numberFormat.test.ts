import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseNumberFormat, intlState, onIntlChange, showLanguage } from '../../../web/i18n/intl.ts'

beforeEach(() => showLanguage('en'))
afterEach(() => chooseNumberFormat(null))

const inMessage = (number: number) => intlState().intl.formatNumber(number)

test('numbers follow the language until they are chosen, and the choice outlives the visit and the language', async () => {
  expect(intlState().numbers).toBe('en')
  expect(inMessage(1234.5)).toBe('1,234.5')
  let told = 0
  const stop = onIntlChange(() => void told++)
  chooseNumberFormat('id')
  chooseNumberFormat('id')
  stop()
  expect(told).toBe(1)
  expect(intlState()).toMatchObject({ language: 'en', numbers: 'id' })
  expect(inMessage(1234.5)).toBe('1.234,5')
  expect(inMessage(1234.5)).toBe('1.234,5')
  await showLanguage('id')
  expect(inMessage(1234.5)).toBe('1.234,5')
  chooseNumberFormat('en')
  expect(intlState()).toMatchObject({ language: 'id', numbers: 'en' })
  expect(inMessage(1234.5)).toBe('1,234.5')
  chooseNumberFormat(null)
  expect(intlState().numbers).toBe('id')
})
