// A connection to a bank over the national open API standard for payments.
import type { Clock } from '../../../kit/clock.ts'
import {
  type AccountInquiry,
  type AccountToFind,
  type BankBalance,
  type BankConnection,
  BankFault,
  type OwnAccount,
} from '../bankConnection.ts'
import { type Caller, faultOf, SERVICES } from './caller.ts'
import type { Quirks } from './quirks.ts'
import { balanceAnswer, inquiryAnswer, minorIn } from './shapes.ts'
import { statement } from './statement.ts'
import { nameOfBank, status, transfer } from './transfers.ts'

type Parts = { bankCode: string; caller: Caller; quirks: Quirks; clock: Clock }

export const snapConnection = ({ bankCode, caller, quirks, clock }: Parts): BankConnection => ({
  balance: account => balance(caller, account, clock),
  statement: (account, span) => statement(caller, quirks, account, span),
  inquire: (from, sought) => inquire({ bankCode, caller, quirks }, sought),
  transfer: order => transfer(caller, quirks, order),
  status: order => status(caller, order),
})

/** The standard's account statuses. We have none for restricted and frozen accounts. */
const ACCOUNT_STATUSES: Readonly<Partial<Record<string, BankBalance['status']>>> = {
  '0001': 'ACTIVE',
  '0002': 'CLOSED',
  '0004': 'NEW',
  '0009': 'DORMANT',
}

async function balance(caller: Caller, { accountNumber, currency }: OwnAccount, clock: Clock): Promise<BankBalance> {
  const content = { accountNo: accountNumber, balanceTypes: ['Cash'] }
  const { accountInfos } = await caller.read(SERVICES.balance, content, balanceAnswer)
  const info = accountInfos.find(({ balanceType }) => balanceType === 'Cash') ?? accountInfos[0]
  const ledger = minorIn(currency, info?.ledgerBalance ?? info?.amount)
  const available = minorIn(currency, info?.availableBalance ?? info?.amount)
  if (ledger === null || available === null) throw new BankFault('NONSENSE', `the bank said no balance in ${currency}`)
  return {
    ledgerMinor: ledger,
    availableMinor: available,
    at: clock.now(),
    status: ACCOUNT_STATUSES[info?.status ?? ''],
  }
}

async function inquire(
  { bankCode, caller, quirks }: Omit<Parts, 'clock'>,
  sought: AccountToFind,
): Promise<AccountInquiry> {
  const isOurBank = sought.bankCode === bankCode
  const service = isOurBank ? SERVICES.inquireInternal : SERVICES.inquireExternal
  const result = await caller.call(service, {
    beneficiaryAccountNo: sought.accountNumber,
    ...(!isOurBank && { beneficiaryBankCode: nameOfBank(sought.bankCode, quirks) }),
  })
  const { meaning, code, message } = result
  const isUnknown =
    meaning.kind === 'notFound' || (meaning.kind === 'refused' && meaning.reason === 'ACCOUNT_NOT_FOUND')
  if (isUnknown) return { kind: 'notFound', code: code ?? '', message }
  const parsed = meaning.kind === 'done' ? inquiryAnswer.safeParse(result.answer) : undefined
  if (!parsed) throw faultOf(result)
  if (!parsed.success) throw new BankFault('NONSENSE', 'the answer lacks what it should have', code)
  return { kind: 'found', name: parsed.data.beneficiaryAccountName }
}
