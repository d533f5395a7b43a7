// In what banks differ from each other where the standard leaves them free. Data only: a bank that is not named goes by the standard.
import type { TransferMethod } from '../bankConnection.ts'

export type Quirks = {
  /** How the bank names another bank. */
  namesBanksBy: 'NATIONAL_CODE' | 'BIC'
  /** In which order it lists a statement, and therefore from which end the next page is asked for. */
  statementOrder: 'NEWEST_FIRST' | 'OLDEST_FIRST'
  /** The longest span of days that one statement covers. */
  statementDays: number
  /** `additionalInfo.transferType` of an interbank transfer: which rail. */
  transferType: Partial<Record<TransferMethod, string>>
  /** `additionalInfo.purposeCode`, where a rail wants to know what the money is for. */
  purposeCode: Partial<Record<TransferMethod, string>>
}

const STANDARD: Quirks = {
  namesBanksBy: 'NATIONAL_CODE',
  statementOrder: 'NEWEST_FIRST',
  statementDays: 31,
  transferType: { ONLINE: '1', BI_FAST: '2' },
  purposeCode: {},
}

/** `99`: none of the purposes that the central bank's list names. */
const OTHER_PURPOSE = '99'

const OF_BANKS: Readonly<Record<string, Partial<Quirks>>> = {
  // BCA names banks by their BIC, and wants to know a purpose.
  '014': { namesBanksBy: 'BIC', purposeCode: { BI_FAST: OTHER_PURPOSE } },
}

export const quirksOf = (bankCode: string): Quirks => ({ ...STANDARD, ...OF_BANKS[bankCode] })
