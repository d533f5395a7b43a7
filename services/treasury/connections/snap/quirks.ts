// How banks differ where the standard leaves them free. Data only: any other bank follows the standard.
import type { TransferMethod } from '../bankConnection.ts'

export type Quirks = {
  /** How the bank identifies other banks. */
  namesBanksBy: 'NATIONAL_CODE' | 'BIC'
  /** The order of its statements, which determines from which end the next page is requested. */
  statementOrder: 'NEWEST_FIRST' | 'OLDEST_FIRST'
  /** Maximum number of days in one statement. */
  statementDays: number
  /** `additionalInfo.transferType` of an interbank transfer: the payment system. */
  transferType: Partial<Record<TransferMethod, string>>
  /** `additionalInfo.purposeCode`, where a payment system requires the purpose. */
  purposeCode: Partial<Record<TransferMethod, string>>
}

const STANDARD: Quirks = {
  namesBanksBy: 'NATIONAL_CODE',
  statementOrder: 'NEWEST_FIRST',
  statementDays: 31,
  transferType: { ONLINE: '1', BI_FAST: '2' },
  purposeCode: {},
}

/** `99`: none of the purposes in the central bank's list. */
const OTHER_PURPOSE = '99'

const OF_BANKS: Readonly<Record<string, Partial<Quirks>>> = {
  // BCA identifies banks by BIC and requires a purpose.
  '014': { namesBanksBy: 'BIC', purposeCode: { BI_FAST: OTHER_PURPOSE } },
}

export const quirksOf = (bankCode: string): Quirks => ({ ...STANDARD, ...OF_BANKS[bankCode] })
