// Computes the month-end steps from the services' data. Pure: a step is completed when nothing of it is open; users don't tick it.
import type { useTreasurySteps_organization$data } from '../../../../__generated__/useTreasurySteps_organization.graphql.ts'
import type { useInvoicingSteps_organization$data } from '../../../../__generated__/useInvoicingSteps_organization.graphql.ts'

export const stepIds = {
  TREASURY: [
    'statements',
    'lines',
    'reconciliation',
    'settlements',
    'bills',
    'payments',
    'exceptions',
    'treasuryAccounts',
    'treasuryExport',
  ],
  INVOICING: [
    'invoices',
    'creditMemos',
    'receivedPayments',
    'slips',
    'taxInvoices',
    'invoicingAccounts',
    'invoicingExport',
  ],
} as const
export type Area = keyof typeof stepIds
export type StepId = (typeof stepIds)[Area][number]

/** What is open, or all completed; the messages are `monthEnd.item.<kind>`. */
export type ItemKind =
  | 'statements'
  | 'statementsNone'
  | 'moreAccounts'
  | 'lines'
  | 'reconciliation'
  | 'settlements'
  | 'drafts'
  | 'waitingApproval'
  | 'paymentsWaiting'
  | 'transfersWaiting'
  | 'exceptions'
  | 'exceptionsInProgress'
  | 'unmapped'
  | 'notExported'
  | 'changed'
  | 'pending'
  | 'unverified'
  | 'slipsPending'
  | 'slipsAwaited'
  | 'taxToExport'
  | 'taxExported'

export type Item = {
  kind: ItemKind
  /** Address of exactly these records. */
  to: string
  count?: number
  name?: string
  day?: string
  money?: { readonly amount: string; readonly currency: string }
  /** Shown, but does not keep the month open. */
  isCarried?: boolean
}

/** HIDDEN: not for this viewer; FAILED: its data could not be loaded. */
export type StepState = 'DONE' | 'OPEN' | 'HIDDEN' | 'FAILED'
export type Step = {
  id: StepId
  state: StepState
  items: readonly Item[]
  /** Number of records. */
  total: number
  /** A date to show with them: of the export, or the tax office's deadline. */
  day?: string | null
  daysLeft?: number
}

export type MonthDays = { first: string; last: string }

/** Number of accounts listed by name; the rest are counted. */
const MAX_NAMED = 4

const between = ({ first, last }: MonthDays) => `date=${first}..${last}`

function step(id: StepId, items: readonly (Item | null)[], rest: Partial<Step> = {}): Step {
  const open = items.flatMap(item => (item === null ? [] : [item]))
  return {
    id,
    state: open.every(({ isCarried }) => isCarried === true) ? 'DONE' : 'OPEN',
    items: open,
    total: 0,
    ...rest,
  }
}

const hidden = (id: StepId): Step => ({ id, state: 'HIDDEN', items: [], total: 0 })
const failed = (id: StepId): Step => ({ id, state: 'FAILED', items: [], total: 0 })

/** Null for a count of zero. */
const counted = (count: number, item: Omit<Item, 'count'>): Item | null => (count > 0 ? { ...item, count } : null)

type Journals = NonNullable<useTreasurySteps_organization$data['treasuryJournals']>

/** Two steps: accounts have codes, and all postings were exported in their current state. */
function journalSteps(ids: readonly [StepId, StepId], journals: Journals | null | undefined, address: string): Step[] {
  const [accounts, exported] = ids
  if (!journals) return [failed(accounts), failed(exported)]
  const entries = journals.currencies.reduce((sum, { entryCount }) => sum + entryCount, 0)
  const [last] = journals.exports
  return [
    step(accounts, [counted(journals.unmapped.length, { kind: 'unmapped', to: `${address}&show=UNMAPPED` })], {
      total: entries,
    }),
    step(
      exported,
      [
        last === undefined && entries > 0 ? { kind: 'notExported', to: address, count: entries } : null,
        counted(journals.changeCount, { kind: 'changed', to: `${address}&show=CHANGED` }),
      ],
      { total: entries, day: last?.createdAt ?? null },
    ),
  ]
}

/** Null: the area could not be loaded. */
export function stepsOfTreasury(
  { treasuryMonthEnd: read, treasuryJournals }: useTreasurySteps_organization$data,
  month: MonthDays,
): Step[] | null {
  if (!read) return null
  const { statements, lines, reconciliation, settlements, bills, payments, exceptions } = read
  const days = between(month)
  return [
    statements
      ? step(
          'statements',
          [
            ...statements.missing.slice(0, MAX_NAMED).map(({ bankAccountUuid, alias, through }): Item => ({
              kind: through == null ? 'statementsNone' : 'statements',
              to: `/bank-accounts/${bankAccountUuid}`,
              name: alias,
              ...(through != null && { day: through }),
            })),
            counted(statements.missing.length - MAX_NAMED, { kind: 'moreAccounts', to: '/bank-accounts' }),
          ],
          { total: statements.total },
        )
      : hidden('statements'),
    lines
      ? step(
          'lines',
          [counted(lines.open, { kind: 'lines', to: `/statement-transactions?reconciled=,PARTIAL&${days}` })],
          { total: lines.total },
        )
      : hidden('lines'),
    reconciliation
      ? step(
          'reconciliation',
          reconciliation.differing.map(({ bankAccountUuid, alias, amount }) => ({
            kind: 'reconciliation',
            to: `/bank-accounts/${bankAccountUuid}/reconciliation-statement?date=${month.last}`,
            name: alias,
            money: amount,
          })),
          { total: reconciliation.total },
        )
      : hidden('reconciliation'),
    settlements
      ? step(
          'settlements',
          [counted(settlements.pending, { kind: 'settlements', to: `/settlement?tab=pending&${days}` })],
          {
            total: settlements.total,
          },
        )
      : hidden('settlements'),
    bills
      ? step('bills', [
          counted(bills.drafts, { kind: 'drafts', to: `/bills?tab=draft&${days}` }),
          counted(bills.submitted, { kind: 'waitingApproval', to: `/bills?tab=submitted&${days}` }),
        ])
      : hidden('bills'),
    payments
      ? step('payments', [
          counted(payments.payments, { kind: 'paymentsWaiting', to: `/payments?tab=needs_approval&${days}` }),
          counted(payments.transfers, { kind: 'transfersWaiting', to: `/transfers?tab=needs_approval&${days}` }),
        ])
      : hidden('payments'),
    exceptions
      ? step('exceptions', [
          counted(exceptions.open, { kind: 'exceptions', to: '/exceptions' }),
          counted(exceptions.inProgress, { kind: 'exceptionsInProgress', to: '/exceptions?tab=in_progress' }),
        ])
      : hidden('exceptions'),
    ...journalSteps(
      ['treasuryAccounts', 'treasuryExport'],
      treasuryJournals,
      `/journals/treasury?month=${month.first.slice(0, 7)}`,
    ),
  ]
}

/** Null: the area could not be loaded. */
export function stepsOfInvoicing(
  { invoicingMonthEnd: read, invoicingJournals }: useInvoicingSteps_organization$data,
  month: MonthDays,
): Step[] | null {
  if (!read) return null
  const { invoices, creditMemos, payments, slips, awaitedSlips, taxInvoices } = read
  const days = between(month)
  return [
    invoices
      ? step(
          'invoices',
          [
            counted(invoices.drafts, { kind: 'drafts', to: `/invoices?tab=draft&${days}` }),
            counted(invoices.waitingApproval, {
              kind: 'waitingApproval',
              to: `/invoices?tab=waiting_approval&${days}`,
            }),
          ],
          { total: invoices.issued },
        )
      : hidden('invoices'),
    creditMemos
      ? step('creditMemos', [
          counted(creditMemos.drafts, { kind: 'drafts', to: `/credit-memo?tab=draft&${days}` }),
          counted(creditMemos.waitingApproval, { kind: 'waitingApproval', to: `/credit-memo?tab=pending&${days}` }),
        ])
      : hidden('creditMemos'),
    payments
      ? step('receivedPayments', [
          counted(payments.pending, { kind: 'pending', to: `/payment?tab=pending&${days}` }),
          counted(payments.unverified, { kind: 'unverified', to: `/payment?tab=unverified&${days}` }),
        ])
      : hidden('receivedPayments'),
    slips || awaitedSlips
      ? step('slips', [
          counted(slips?.pending ?? 0, { kind: 'slipsPending', to: `/withholding-slips?tab=pending&${days}` }),
          counted(awaitedSlips?.invoices ?? 0, {
            kind: 'slipsAwaited',
            to: `/invoices?tab=waiting_for_slip&${days}`,
            isCarried: true,
          }),
        ])
      : hidden('slips'),
    taxInvoices
      ? step(
          'taxInvoices',
          [
            counted(taxInvoices.toExport, { kind: 'taxToExport', to: `/invoices?tax=to_export&${days}` }),
            counted(taxInvoices.exported, { kind: 'taxExported', to: `/invoices?tax=exported&${days}` }),
          ],
          { total: taxInvoices.approved, day: taxInvoices.uploadDueDate, daysLeft: taxInvoices.daysLeft },
        )
      : hidden('taxInvoices'),
    ...journalSteps(
      ['invoicingAccounts', 'invoicingExport'],
      invoicingJournals,
      `/journals?month=${month.first.slice(0, 7)}`,
    ),
  ]
}

export type Progress = { done: number; of: number }

/** Hidden and failed steps are not counted. */
export function progressOf(steps: readonly Step[]): Progress {
  const known = steps.filter(({ state }) => state === 'DONE' || state === 'OPEN')
  return { done: known.filter(({ state }) => state === 'DONE').length, of: known.length }
}
