// An organization with bills: the accounts and users of payments.test.ts, with users who create, approve and settle bills.
import { randomUUID } from 'node:crypto'
import { openScene as openPayingScene, PAYMENT_ROLES, type Results } from '../payments/support.ts'
import type { Person, Problem, TreasuryApi } from '../support/api.ts'

/** The parts of bills that tests check. */
export type BillBody = {
  id: string
  number: string
  status: string
  previousStatus: string | null
  paymentStatus: string
  date: string
  dueDate: string
  category: string | null
  description: string | null
  counterpartyId: string
  amount: { amount: string; currency: string }
  files: { fileId: string; name: string }[]
  expectedTransactionId: string | null
  paymentIds: string[]
  submittedBy: string | null
  approvedBy: string | null
  cancelledBy: string | null
  cancellationReason: string | null
  paidAt: string | null
  createdBy: string | null
  allowedActions: string[]
  approvalObstacle: string | null
  version: number
}

const READ = ['treasury.bills.view']
const ROLES = {
  viewer: [...PAYMENT_ROLES.viewer, ...READ],
  maker: [...PAYMENT_ROLES.maker, ...READ, 'treasury.bills.manage'],
  approver: [...PAYMENT_ROLES.approver, ...READ, 'treasury.bills.approve'],
  /** An admin for bills: creates and settles, but doesn't approve. */
  settler: [
    ...PAYMENT_ROLES.maker,
    ...READ,
    'treasury.bills.manage',
    'treasury.reconciliation.view',
    'treasury.reconciliation.auto',
  ],
  everything: [
    ...PAYMENT_ROLES.both,
    ...READ,
    'treasury.bills.manage',
    'treasury.bills.approve',
    'treasury.reconciliation.auto',
  ],
} as const

export async function openScene(api: TreasuryApi) {
  const paying = await openPayingScene(api)
  const as = (role: keyof typeof ROLES) => api.as(paying.organization.id, ROLES[role], randomUUID())
  const [maker, approver, settler] = [as('maker'), as('approver'), as('settler')]

  let cents = 0
  /** A bill of the counterparty, each with another amount. */
  const billValues = (over: object = {}) => ({
    date: '2026-11-20',
    dueDate: '2026-12-05',
    category: 'Office',
    description: 'INV/2026/0815',
    counterpartyId: paying.sinar.id,
    amount: { amount: `${2_000_000 + ++cents}.00`, currency: 'IDR' },
    ...over,
  })
  const createBill = (over: object = {}, by: Person = maker) => paying.make<BillBody>('bills', billValues(over), by)
  const readBill = async (id: string, by: Person = maker) => (await by.get<BillBody>(`/v1/bills/${id}`)).body
  const submit = ({ id }: { id: string }, by: Person = maker) =>
    by.post<Results & Problem>('/v1/bills/submit', { ids: [id] })
  const approveBill = async ({ id }: { id: string }, by: Person = approver) => {
    const { version } = await readBill(id)
    return by.post<Results & Problem>('/v1/bills/approve', { bills: [{ id, version }] })
  }
  const cancelBill = ({ id }: { id: string }, by: Person = maker) =>
    by.post<Results & Problem>('/v1/bills/cancel', { ids: [id], reason: 'Sent twice' })
  const deleteBill = ({ id }: { id: string }, by: Person = maker) =>
    by.post<Results & Problem>('/v1/bills/delete', { ids: [id] })
  const approvedBill = async (over: object = {}): Promise<BillBody> => {
    const made = await createBill(over)
    await submit(made)
    await approveBill(made)
    return readBill(made.id)
  }
  /** The values of a payment for exactly the bill. */
  const paymentOf = ({ id, amount }: Pick<BillBody, 'id' | 'amount'>, over: object = {}) =>
    paying.values({ billId: id, amount, ...over })
  const line = async (amount: string, over: object = {}) => {
    const values = { bankAccountId: paying.bca.id, date: '2026-11-20', direction: 'DEBIT', description: 'TRF', amount }
    return paying.make<{ id: string }>('statement-transactions', { ...values, ...over })
  }
  const markPaid = ({ id }: { id: string }, statementTransactionId: string, by: Person = settler) =>
    by.post<BillBody & Problem>(`/v1/bills/${id}/mark-paid`, { statementTransactionId })

  return {
    ...paying,
    asBilled: as,
    billMaker: maker,
    billApprover: approver,
    settler,
    billValues,
    createBill,
    readBill,
    submit,
    approveBill,
    cancelBill,
    deleteBill,
    approvedBill,
    paymentOf,
    line,
    markPaid,
  }
}
export type Scene = Awaited<ReturnType<typeof openScene>>
