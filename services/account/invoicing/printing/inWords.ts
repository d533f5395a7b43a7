// Amounts in words: terbilang, and in English.
import { toCardinal as inEnglish } from 'n2words/en-US'
import { toCardinal as inIndonesian } from 'n2words/id-ID'
import { type Currency, formatMinor } from '../../../kit/money.ts'

type Names = { whole: { one: string; other: string }; cents: string }
const same = (whole: string, cents: string): Names => ({ whole: { one: whole, other: whole }, cents })

const NAMES: Readonly<Record<'id' | 'en', Readonly<Record<Currency, Names>>>> = {
  id: {
    IDR: same('rupiah', 'sen'),
    USD: same('dolar AS', 'sen'),
    SGD: same('dolar Singapura', 'sen'),
  },
  en: {
    IDR: same('rupiah', 'sen'),
    USD: { whole: { one: 'US dollar', other: 'US dollars' }, cents: 'cents' },
    SGD: { whole: { one: 'Singapore dollar', other: 'Singapore dollars' }, cents: 'cents' },
  },
}
const SPELLERS = { id: inIndonesian, en: inEnglish }

/** An amount in words with its currency, capitalized. */
export function amountInWords(minor: bigint, currency: Currency, language: 'id' | 'en'): string {
  const [whole = '0', cents = '00'] = formatMinor(minor).split('.')
  const spell = SPELLERS[language]
  const names = NAMES[language][currency]
  const text = `${spell(whole)} ${whole === '1' ? names.whole.one : names.whole.other}${
    cents === '00' ? '' : `${language === 'en' ? ' and' : ''} ${spell(String(Number(cents)))} ${names.cents}`
  }`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
