// Requests of the checkout tests: links, sessions, and providers' reports.
import { storeTransaction } from '../../../../../services/account/invoicing/checkout/book.ts'
import { minorOf } from '../../../../../services/kit/money.ts'
import type { freshAccount, Problem } from '../../support.ts'
import { retail } from '../../support.ts'
import type { StandInTransaction } from './standInTreasury.ts'

type Service = Awaited<ReturnType<typeof freshAccount>>
type Member = Awaited<ReturnType<Service['as']>>
export type Amount = { amount: string }
export type Session = {
  id: string
  status: string
  method: string
  bankCode: string | null
  amount: Amount
  virtualAccountNumber: string | null
  qrContent: string | null
  failureReason: string | null
}
export type Checkout = {
  invoiceNumber: string
  remaining: Amount
  session: Session | null
  receipts: { number: string; amount: Amount; method: string }[]
}

export function checkingOut(service: Service, maker: Member) {
  async function linkTo(invoiceId: string): Promise<string> {
    const { status, body } = await maker.post<{ url: string }>(`/v1/invoices/${invoiceId}/checkout-links`)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.url.split('#')[1]!
  }
  const start = (token: string, more: object = { method: 'VIRTUAL_ACCOUNT', bankCode: '014' }) =>
    service.send<Checkout & Problem>('POST', '/v1/checkout/sessions', { body: { token, language: 'id', ...more } })
  async function started(token: string, more?: object): Promise<Session> {
    const { status, body } = await start(token, more)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.session!
  }
  const report = ({ amount, ...transaction }: StandInTransaction) =>
    storeTransaction(service.account, retail, { ...transaction, amount: minorOf(amount), currency: 'IDR' })
  return { linkTo, start, started, report }
}
