// What the subscribers of a benchmark follow: the subscription, the documents that a browser holds open on it, and a change of it.
import { lines, ORGANIZATION_ID } from '../list/data.ts'
import { ofScreen } from '../list/operations.ts'
import { payments, people } from '../list/paymentData.ts'

export type Subject = {
  /** The field of `Subscription`. */
  field: string
  /** What one browser asks over its socket. */
  queries: readonly string[]
  /** The change of the service that is told the n-th time. */
  event(index: number): object
}

/** Some thirty fields of the line that changed, and its account. */
const LINE = `subscription {
  reconciliationChanged {
    kind
    statementTransactions {
      id uuid date description partyName references direction status version allowedActions
      amount { amount currency } remaining { amount currency } endingBalance { amount currency }
      bankAccount { id alias accountNumber currency bank { code name } }
    }
  }
}`

/** What every page hears of payments, for its badge and its messages; and with it what a list or one payment hears. */
const OF_EVERY_PAGE = ofScreen('LivePaymentsSubscription').query
const OF_PAYMENT_PAGES = ofScreen('usePaymentChangesSubscription').query

const changeOf = (type: string, subjectId: string | undefined, actorId: string | null = null) => ({
  organizationId: ORGANIZATION_ID,
  type,
  subjectId,
  scopeId: null,
  actorId,
})

const paymentChange = (index: number) =>
  changeOf('payment.changed', payments[index % payments.length]?.id, people[0]?.id ?? null)

export const SUBJECTS = {
  lines: {
    field: 'reconciliationChanged',
    queries: [LINE],
    event: index => changeOf('statement.changed', lines[index % lines.length]?.id),
  },
  payments: { field: 'paymentStatusChanged', queries: [OF_EVERY_PAGE], event: paymentChange },
  paymentList: { field: 'paymentStatusChanged', queries: [OF_EVERY_PAGE, OF_PAYMENT_PAGES], event: paymentChange },
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof SUBJECTS

export const isSubject = (name: string): name is SubjectName => Object.hasOwn(SUBJECTS, name)
