import { fillIn } from '../../../kit/messageValues.ts'
import { formatMinor } from '../../../kit/money.ts'
import { currencySign } from './currencySign.ts'

/** An amount as emails write it. */
export const moneyText = (minor: bigint, currency: string, language: 'en' | 'id'): string =>
  `${currencySign(currency, language)}${fillIn('{sum, amount}', language, { sum: formatMinor(minor) })}`
