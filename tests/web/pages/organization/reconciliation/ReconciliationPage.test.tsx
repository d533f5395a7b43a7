import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import pageQuery, {
  type ReconciliationPageQuery,
} from '../../../../../web/__generated__/ReconciliationPageQuery.graphql.ts'
import { readAddress, variablesOf } from '../../../../../web/pages/organization/reconciliation/_lib/address.ts'
import { ReconciliationPage } from '../../../../../web/pages/organization/reconciliation/ReconciliationPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'

type Environment = ReturnType<typeof createMockEnvironment>
type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1]

const maker = [
  'TREASURY_RECONCILIATION_VIEW',
  'TREASURY_RECONCILIATION_MANAGE',
  'TREASURY_EXPECTED_MANAGE',
  'TREASURY_STATEMENTS_MANAGE',
]
const money = (amount: string) => ({ amount, currency: 'IDR' })
const account = {
  id: 'account',
  alias: 'BCA Operasional',
  accountNumber: '5270194471',
  currency: 'IDR',
  unreconciledCount: 3,
  lastStatementOn: '2026-11-21',
}

function line(id: string, amount: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'StatementTransaction',
    id,
    date: '2026-11-20',
    description: `RTGS CR ${id.toUpperCase()} INV 001187`,
    partyName: `PT ${id}`,
    references: ['001187'],
    direction: 'CREDIT',
    amount: money(amount),
    remaining: money(amount),
    endingBalance: money('48913207114.25'),
    status: 'UNRECONCILED',
    matchResult: 'FULL_MATCH',
    version: 1,
    bankAccount: { ...account, bank: { name: 'BCA' } },
    reconciliations: [],
    ...more,
  }
}

function expected(id: string, amount: string) {
  return {
    id,
    number: `ET-2026-${id}`,
    date: '2026-11-19',
    description: 'Invoice',
    status: 'UNRECONCILED',
    source: 'MANUAL',
    version: 1,
    amount: money(amount),
    remaining: money(amount),
    counterparty: { id: `c-${id}`, alias: 'Bumi Karsa' },
  }
}

function candidate(amount: string, more: Record<string, unknown> = {}) {
  return {
    result: 'FULL_MATCH',
    recommendation: { id: 'recommendation', status: 'PENDING', statementTransactions: [] },
    adjustments: [],
    expectedTransactions: [expected('1', amount)],
    reasons: [
      {
        code: 'REFERENCE_NAMED',
        effect: 'FOR',
        expectedTransactionId: '1',
        amount: null,
        days: null,
        text: '001187',
        rate: null,
      },
      {
        code: 'DAYS_LATE',
        effect: 'NEUTRAL',
        expectedTransactionId: '1',
        amount: null,
        days: 1,
        text: null,
        rate: null,
      },
    ],
    ...more,
  }
}

const counts = { unreconciled: 3, reconciled: 2304, full: 2, partial: 1, none: 0 }
const anugerah = line('anugerah', '318420000.00')
const lines = [
  anugerah,
  line('bumi', '2112500000.00', { matchResult: 'NO_MATCH' }),
  line('cakra', '99999999999999999.99', { matchResult: null }),
]

function answer(environment: Environment, name: string, resolvers: Resolvers): void {
  const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  act(() => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)))
}

async function variablesSent(environment: Environment, name: string): Promise<unknown> {
  return waitFor(
    () => environment.mock.findOperation(({ request }) => request.node.operation.name === name).request.variables,
  )
}

async function open(permissions: readonly string[] = maker, candidates: unknown[] = [candidate('318420000.00')]) {
  const environment = createMockEnvironment()
  // As Relay completes them: the mock finds the operation by equal variables.
  const variables = {
    bankAccountId: null,
    date: null,
    ...variablesOf(readAddress(new URLSearchParams()), '2026-11-21'),
  }
  const resolvers: Resolvers = {
    Viewer: () => ({ id: 'viewer', uuid: 'me' }),
    Organization: () => ({
      id: 'organization',
      defaultCurrency: 'IDR',
      bankAccounts: { edges: [{ node: account }] },
      reconciliationCounts: counts,
      reconciliationRuns: [],
      statementTransactions: {
        edges: lines.map(node => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  }
  environment.mock.queueOperationResolver(operation => MockPayloadGenerator.generate(operation, resolvers))
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<ReconciliationPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <ReconciliationPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['reconciliation'], path: '/reconciliation' },
  )
  await answerCandidates(environment, 'anugerah', candidates)
  return { environment, user: userEvent.setup() }
}

async function answerCandidates(environment: Environment, lineId: string, candidates: unknown[]): Promise<void> {
  const isMeant = ({ request }: ReturnType<Environment['mock']['getMostRecentOperation']>) =>
    request.node.operation.name === 'candidatesQuery' && request.variables.id === lineId
  const operation = await waitFor(() => environment.mock.findOperation(isMeant))
  const node = { ...lines.find(({ id }) => id === lineId), candidates }
  act(() => environment.mock.resolve(operation, { data: { node } }))
}

function current(): HTMLElement {
  const list = screen.getByRole('listbox', { name: 'Statement transactions' })
  return within(list).getAllByRole('option', { selected: true })[0] ?? list
}

afterEach(() => {
  vi.restoreAllMocks()
  lines[0] = anugerah
})

describe('the workspace', () => {
  test('shows the line in full, the suggestion with its reasons in words, and the equation', async () => {
    await open()
    expect(current().textContent).toContain('PT anugerah')
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah, 318,420,000.00 incoming/ })
    expect(within(pane).getByText('001187', { selector: 'mark' })).toBeTruthy()
    expect(within(pane).getByRole('checkbox', { name: 'Select ET-2026-1' })).toHaveProperty('checked', true)
    expect(pane.textContent).toContain('Number 001187 in description, ')
    expect(pane.textContent).toContain('1 day after the expected date')
    expect(pane.textContent).toContain('No difference remains.')
    expect(within(pane).getByRole('button', { name: /^Match/ })).toHaveProperty('disabled', false)
  })

  test('tells a line without a match from one that no run has looked at yet', async () => {
    await open()
    const { getByRole } = within(screen.getByRole('listbox', { name: 'Statement transactions' }))
    expect(getByRole('option', { name: /PT anugerah/ }).textContent).toContain('Full match')
    expect(getByRole('option', { name: /PT bumi/ }).textContent).toContain('No match')
    const fresh = getByRole('option', { name: /PT cakra/ })
    expect(fresh.textContent).toContain('Not analyzed yet')
    expect(fresh.querySelector('.st')).toBeNull()
  })

  test('shows 17 digits whole, green only for what comes in', async () => {
    await open()
    const amount = screen.getByText('+99,999,999,999,999,999.99')
    expect(amount.className).toContain('in')
  })

  /** Accepts the first line's suggestion by keyboard. */
  async function acceptFirst() {
    const opened = await open()
    const { environment, user } = opened
    await screen.findByText('No difference remains.')
    await user.keyboard('{Enter}')
    expect(await variablesSent(environment, 'useAcceptRecommendationsMutation')).toEqual({ ids: ['recommendation'] })
    answer(environment, 'useAcceptRecommendationsMutation', {
      RecommendationsPayload: () => ({
        recommendations: [
          {
            id: 'recommendation',
            status: 'ACCEPTED',
            statementTransactions: [{ ...lines[0], status: 'RECONCILED' }],
            expectedTransactions: [],
          },
        ],
        reconciliations: [{ id: 'reconciliation', amount: money('318420000.00') }],
        results: [{ nodeId: 'recommendation', ok: true, userErrors: [] }],
        userErrors: [],
      }),
    })
    await waitFor(() => expect(current().textContent).toContain('PT bumi'))
    return opened
  }

  test('accepts the suggestion with Enter, goes to the next line and offers to undo', async () => {
    await acceptFirst()
    expect(screen.getByText(/Matched/).textContent).toContain('Matched 318,420,000.00 to ET-2026-1')
    expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('option', { name: /PT anugerah/ })).toBeNull())
  })

  test('undoes what was just matched at once, and goes back to its line', async () => {
    const { environment, user } = await acceptFirst()
    await user.keyboard('u')
    expect(await variablesSent(environment, 'useRemoveReconciliationMutation')).toEqual({
      input: { id: 'reconciliation' },
    })
    answer(environment, 'useRemoveReconciliationMutation', {
      ReconcilePayload: () => ({ statementTransactions: [lines[0]], expectedTransactions: [], userErrors: [] }),
    })
    await waitFor(() => expect(current().textContent).toContain('PT anugerah'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says why a match can’t be undone, and asks for no reason that would not help', async () => {
    const said = vi.spyOn(toast, 'error')
    const { environment, user } = await acceptFirst()
    await user.keyboard('u')
    await variablesSent(environment, 'useRemoveReconciliationMutation')
    answer(environment, 'useRemoveReconciliationMutation', {
      ReconcilePayload: () => ({
        reconciliation: null,
        statementTransactions: [],
        expectedTransactions: [],
        userErrors: [{ code: 'U-TRSY-RC-20', message: 'Already undone.', field: null }],
      }),
    })
    await waitFor(() => expect(said).toHaveBeenCalledWith('Already undone.'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks why where the service wants a reason', async () => {
    const { environment, user } = await acceptFirst()
    await user.keyboard('u')
    await variablesSent(environment, 'useRemoveReconciliationMutation')
    answer(environment, 'useRemoveReconciliationMutation', {
      ReconcilePayload: () => ({
        reconciliation: null,
        statementTransactions: [],
        expectedTransactions: [],
        userErrors: [{ code: 'U-TRSY-RC-19', message: 'A reason is required.', field: ['reason'] }],
      }),
    })
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/Reason/), 'Wrong pair{Enter}')
    expect(await variablesSent(environment, 'useRemoveReconciliationMutation')).toEqual({
      input: { id: 'reconciliation', reason: 'Wrong pair' },
    })
  })

  test('asks the owner why before the period lock, and matches with the reason', async () => {
    const { environment, user } = await open()
    await screen.findByText('No difference remains.')
    await user.keyboard('{Enter}')
    const locked = { code: 'U-TRSY-ST-104', message: 'All is locked before 3 Nov 2026.' }
    answer(environment, 'useAcceptRecommendationsMutation', {
      RecommendationsPayload: () => ({
        recommendations: [],
        reconciliations: [],
        results: [{ id: 'recommendation', ok: false, userErrors: [locked] }],
        userErrors: [],
      }),
    })
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/Reason/), 'The auditor asked{Enter}')
    expect(await variablesSent(environment, 'useReconcileMutation')).toMatchObject({
      input: { lockReason: 'The auditor asked', allowPartial: false },
    })
    answer(environment, 'useReconcileMutation', {
      ReconcilePayload: () => ({
        passkeyOptions: null,
        reconciliation: { id: 'reconciliation' },
        statementTransactions: [{ ...lines[0], status: 'RECONCILED' }],
        expectedTransactions: [],
        userErrors: [],
      }),
    })
    await waitFor(() => expect(current().textContent).toContain('PT bumi'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('tells a refusal where the match was tried, and stays on the line', async () => {
    const { environment, user } = await open()
    await screen.findByText('No difference remains.')
    await user.click(screen.getByRole('button', { name: /^Match\b(?! \d)/ }))
    answer(environment, 'useAcceptRecommendationsMutation', {
      RecommendationsPayload: () => ({
        recommendations: [],
        reconciliations: [],
        results: [
          {
            id: 'recommendation',
            ok: false,
            userErrors: [{ code: 'U-TRSY-RC-1', message: 'Someone has already reconciled this.' }],
          },
        ],
        userErrors: [],
      }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Someone has already reconciled this.')
    expect(current().textContent).toContain('PT anugerah')
  })

  test('warns before a partial match and can call the difference a fee', async () => {
    const { environment, user } = await open(maker, [
      candidate('318422500.00', { result: 'PARTIAL_MATCH', recommendation: null }),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Select ET-2026-1' }))
    expect(screen.getByText(/stays open\.$/).textContent).toContain('2,500.00 of ET-2026-1 stays open.')
    await user.click(screen.getByRole('button', { name: /Reconcile partially…/ }))
    await user.click(await screen.findByRole('radio', { name: /Bank fee/ }))
    await user.click(screen.getByRole('button', { name: 'Match in full' }))
    expect(await variablesSent(environment, 'useReconcileMutation')).toMatchObject({
      input: {
        statementTransactionIds: ['anugerah'],
        expectedTransactionIds: ['1'],
        allowPartial: false,
        adjustments: [{ kind: 'FEE', amount: '2500.00' }],
      },
    })
  })

  test('offers no fee for an overpayment', async () => {
    const { user } = await open(maker, [candidate('313422500.00', { result: 'PARTIAL_MATCH', recommendation: null })])
    await user.click(await screen.findByRole('checkbox', { name: 'Select ET-2026-1' }))
    await user.click(screen.getByRole('button', { name: /Reconcile partially…/ }))
    expect(await screen.findByRole('radio', { name: /Rounding/ })).toBeDefined()
    expect(screen.queryByRole('radio', { name: /Bank fee/ })).toBeNull()
    // Credit requires an invoice.
    expect(screen.queryByRole('radio', { name: /as credit/ })).toBeNull()
  })

  test('keeps what a customer paid above an invoice as credit', async () => {
    const ofInvoice = { ...expected('1', '313422500.00'), source: 'INVOICE' }
    const { environment, user } = await open(maker, [
      candidate('313422500.00', { result: 'PARTIAL_MATCH', recommendation: null, expectedTransactions: [ofInvoice] }),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Select ET-2026-1' }))
    await user.click(screen.getByRole('button', { name: /Reconcile partially…/ }))
    await user.click(await screen.findByRole('radio', { name: /Keep the rest as credit/ }))
    await user.click(screen.getByRole('button', { name: 'Match in full' }))
    expect(await variablesSent(environment, 'useReconcileMutation')).toMatchObject({
      input: { allowPartial: false, adjustments: [{ kind: 'OVERPAYMENT', amount: '-4997500.00' }] },
    })
  })

  const paid = (id: string, lineId = 'anugerah', more: object = {}) => ({
    statementTransaction: { id: lineId },
    expectedTransaction: { ...expected(id, '0.00'), source: 'INVOICE', status: 'RECONCILED', ...more },
  })
  const partly = (...allocations: object[]) =>
    line('anugerah', '318420000.00', {
      status: 'PARTIALLY_RECONCILED',
      remaining: money('1000000.00'),
      reconciliations: [{ id: 'r', createdAt: '2026-11-20T03:00:00Z', removedAt: null, createdBy: null, allocations }],
    })

  test('keeps what is left of a receipt as credit later, once its invoices are paid', async () => {
    lines[0] = partly(paid('7'), paid('8', 'another'))
    const { environment, user } = await open(maker, [])
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah/ })
    const keep = await within(pane).findByRole('button', { name: 'Keep the rest as credit' })
    expect(pane.textContent).toMatch(/IDR\s1,000,000\.00 is left: Bumi Karsa paid more than was owed\./)
    await user.click(keep)
    expect(await variablesSent(environment, 'useReconcileMutation')).toMatchObject({
      input: {
        statementTransactionIds: ['anugerah'],
        expectedTransactionIds: ['7'],
        allowPartial: false,
        keepRest: true,
        adjustments: [{ kind: 'OVERPAYMENT', amount: '-1000000.00' }],
      },
    })
  })

  test.each([
    ['an invoice is owed yet', partly(paid('7', 'anugerah', { status: 'PARTIALLY_RECONCILED' }))],
    ['it has paid what is no invoice', partly(paid('7'), paid('8', 'anugerah', { source: 'MANUAL' }))],
    [
      'two customers have paid',
      partly(paid('7'), paid('8', 'anugerah', { counterparty: { id: 'other', alias: 'B' } })),
    ],
    ['money left', { ...partly(paid('7')), direction: 'DEBIT' }],
    ['nothing of it is matched', anugerah],
  ])('keeps no rest where %s', async (_why, shown) => {
    lines[0] = shown
    await open(maker, [])
    await act(
      async () => void (await import('../../../../../web/pages/organization/reconciliation/_components/KeepRest.tsx')),
    )
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah/ })
    expect(within(pane).queryByRole('button', { name: 'Keep the rest as credit' })).toBeNull()
  })

  test('asks for a reason where the difference is beyond its bound, and only of one who may give it', async () => {
    const { environment, user } = await open(maker, [
      candidate('318422500.00', { result: 'PARTIAL_MATCH', recommendation: null }),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Select ET-2026-1' }))
    await user.click(screen.getByRole('button', { name: /Reconcile partially…/ }))
    await user.click(await screen.findByRole('radio', { name: /Rounding/ }))
    expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull()
    const refuse = (field: string) =>
      answer(environment, 'useReconcileMutation', {
        ReconcilePayload: () => ({
          reconciliation: null,
          statementTransactions: [],
          expectedTransactions: [],
          userErrors: [{ code: 'U-TRSY-RC-28', message: 'Rounding can be at most IDR 1,000.00.', field: [field] }],
        }),
      })
    const dialog = () => within(screen.getByRole('alertdialog'))
    await user.click(screen.getByRole('button', { name: 'Match in full' }))
    refuse('adjustments')
    expect((await dialog().findByRole('alert')).textContent).toContain('at most IDR 1,000.00')
    expect(dialog().queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Match in full' }))
    refuse('adjustmentReason')
    await user.type(await dialog().findByRole('textbox', { name: /Reason/ }), 'Agreed with the customer')
    await user.click(screen.getByRole('button', { name: 'Match in full' }))
    expect(await variablesSent(environment, 'useReconcileMutation')).toMatchObject({
      input: {
        adjustments: [{ kind: 'ROUNDING', amount: '2500.00' }],
        adjustmentReason: 'Agreed with the customer',
      },
    })
  })

  test('greys a line that a colleague matched, and J passes over it', async () => {
    const { environment, user } = await open()
    answer(environment, 'useReconciliationChangesSubscription', {
      ReconciliationChange: () => ({
        kind: 'RECONCILED',
        reconciliation: { id: 'theirs', createdAt: '2026-11-21T03:04:00.000000Z' },
        statementTransactions: [{ ...lines[1], status: 'RECONCILED' }],
        expectedTransactions: [],
        run: null,
        actor: { uuid: 'siti', fullName: 'Siti Rahmawati' },
      }),
    })
    expect(await screen.findByText('Matched by Siti R., 10:04')).toBeTruthy()
    expect(screen.queryByRole('option', { name: /PT bumi/ })).toBeNull()
    expect(current().textContent).toContain('PT anugerah')
    await user.keyboard('j')
    await waitFor(() => expect(current().textContent).toContain('PT cakra'))
  })

  const change = (environment: Environment, more: object) => {
    const following = environment.mock.findOperation(
      ({ request }) => request.node.operation.name === 'useReconciliationChangesSubscription',
    )
    const resolvers = {
      ReconciliationChange: () => ({
        reconciliation: null,
        statementTransactions: [],
        expectedTransactions: [],
        run: null,
        actor: { uuid: 'siti', fullName: 'Siti Rahmawati' },
        ...more,
      }),
    }
    act(() => environment.mock.nextValue(following, MockPayloadGenerator.generate(following, resolvers)))
  }
  const theirs = { id: 'theirs', createdAt: '2026-11-21T03:04:00.000000Z' }

  test('a line that a colleague matches while it is open can be matched no more, in the list and beside it', async () => {
    const { environment, user } = await open()
    await screen.findByText('No difference remains.')
    const reconciled = { ...lines[0], status: 'RECONCILED', remaining: money('0.00'), version: 2 }
    change(environment, { kind: 'RECONCILED', reconciliation: theirs, statementTransactions: [reconciled] })
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah/ })
    expect(await within(pane).findByText('Matched by Siti R., 10:04')).toBeTruthy()
    expect(within(pane).queryByRole('button', { name: /^Match\b/ })).toBeNull()
    expect(within(pane).queryByRole('checkbox', { name: 'Select ET-2026-1' })).toBeNull()
    expect(screen.queryByRole('option', { name: /PT anugerah.*Full match/ })).toBeNull()
    await user.keyboard('{Enter}')
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
    expect(sent).not.toContain('useAcceptRecommendationsMutation')
  })

  test('a suggestion goes from the list and from beside it when another line takes what was expected', async () => {
    const { environment } = await open()
    await screen.findByText('No difference remains.')
    const taken = { ...expected('1', '0.00'), status: 'RECONCILED', version: 2 }
    change(environment, {
      kind: 'RECONCILED',
      reconciliation: theirs,
      statementTransactions: [{ ...lines[1], status: 'RECONCILED', version: 2 }],
      expectedTransactions: [taken],
    })
    lines[0] = { ...anugerah, matchResult: 'NO_MATCH' }
    await answerCandidates(environment, 'anugerah', [])
    expect(await screen.findByText('No expected transaction looks like this one.')).toBeTruthy()
    expect(current().textContent).toContain('PT anugerah')
    expect(current().textContent).toContain('No match')
    expect(screen.queryByRole('button', { name: /^Match\b(?! \d)/ })).toBeNull()
  })

  test('a match that is undone in another browser brings line and suggestion back', async () => {
    const { environment } = await open()
    await screen.findByText('No difference remains.')
    const reconciled = { ...lines[0], status: 'RECONCILED', remaining: money('0.00'), version: 2 }
    change(environment, { kind: 'RECONCILED', reconciliation: theirs, statementTransactions: [reconciled] })
    await screen.findAllByText('Matched by Siti R., 10:04')
    lines[0] = { ...anugerah, version: 3 }
    change(environment, { kind: 'REMOVED', reconciliation: theirs, statementTransactions: [lines[0]] })
    await answerCandidates(environment, 'anugerah', [candidate('318420000.00')])
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah, 318,420,000.00 incoming/ })
    await waitFor(() =>
      expect(within(pane).getByRole('button', { name: /^Match\b/ })).toHaveProperty('disabled', false),
    )
    expect(screen.queryByText('Matched by Siti R., 10:04')).toBeNull()
    expect(screen.getByRole('option', { name: /PT anugerah/ }).textContent).toContain('Full match')
  })

  test('says where else what the line fits is expected, and leads there', async () => {
    const { environment } = await open(maker, [])
    expect(await variablesSent(environment, 'ElsewhereHintQuery')).toEqual({ id: 'anugerah' })
    const asked = environment.mock.findOperation(({ request }) => request.node.operation.name === 'ElsewhereHintQuery')
    const there = {
      id: 'there',
      uuid: '0198f000-0000-7000-8000-000000000009',
      number: 'ET-2026-9',
      description: 'Invoice 001187',
      date: '2026-11-19',
      bankAccount: { id: 'giro', alias: 'BCA Giro' },
    }
    const node = { __typename: 'StatementTransaction', id: 'anugerah', expectedElsewhere: [there] }
    act(() => environment.mock.resolve(asked, { data: { node } }))
    const pane = await screen.findByRole('region', { name: /Candidates for PT anugerah/ })
    const hint = await within(pane).findByRole('note')
    expect(hint.textContent).toContain('Expected on BCA Giro')
    expect(hint.textContent).toContain('ET-2026-9 · Invoice 001187')
    expect(within(hint).getByRole('link', { name: 'Open ET-2026-9' }).getAttribute('href')).toBe(
      '/expected-transactions/0198f000-0000-7000-8000-000000000009/edit',
    )
  })

  test('goes on when a colleague has opened an account meanwhile, and offers it', async () => {
    const { environment, user } = await open()
    answer(environment, 'useReconciliationChangesSubscription', {
      ReconciliationChange: () => ({
        kind: 'STATEMENTS_CHANGED',
        reconciliation: null,
        statementTransactions: [],
        expectedTransactions: [],
        run: null,
        actor: null,
      }),
    })
    await variablesSent(environment, 'useCountsQuery')
    answer(environment, 'useCountsQuery', {
      Organization: () => ({
        id: 'organization',
        bankAccounts: { edges: [{ node: account }, { node: { ...account, id: 'opened', alias: 'BNI Baru' } }] },
        reconciliationCounts: counts,
        reconciliationRuns: [],
      }),
    })
    await user.click(screen.getByRole('button', { name: /^Bank account/ }))
    expect(await screen.findByText('BNI Baru')).toBeTruthy()
  })

  test('does not match the line that one has just left, however fast the keys come', async () => {
    // The clock is stopped: every step counts as fast, and the pane stays with the previous line for a moment.
    vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const { environment } = await open()
    await screen.findByText('No difference remains.')
    screen.getByRole('listbox', { name: 'Statement transactions' }).focus()
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(window, { key })
    expect(current().textContent).toContain('PT bumi')
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
    expect(sent).not.toContain('useAcceptRecommendationsMutation')
  })

  test('matches many lines with one: Space picks them', async () => {
    const { environment, user } = await open()
    await screen.findByText('No difference remains.')
    screen.getByRole('listbox', { name: 'Statement transactions' }).focus()
    await user.keyboard(' {ArrowDown} ')
    await answerCandidates(environment, 'bumi', [candidate('2430920000.00', { recommendation: null })])
    expect(await screen.findByText('Statement, 2')).toBeTruthy()
    expect(screen.getByText('2 transactions selected')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Match 2\b/ })).toHaveProperty('disabled', false)
  })

  test('says what to do when nothing is expected', async () => {
    await open(maker, [])
    expect(await screen.findByText('No expected transaction looks like this one.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /Create expected/ })).toHaveLength(2)
  })

  test('is for looking only when the role may not reconcile', async () => {
    await open(['TREASURY_RECONCILIATION_VIEW'])
    expect(await screen.findByText('Number', { exact: false, selector: '.ev span' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    for (const name of [/^Match/, /Skip/, /Find matches/, /Run auto-match/, /Import/]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  test('offers the automatic run only with its permission', async () => {
    await open([...maker, 'TREASURY_RECONCILIATION_AUTO'])
    expect(screen.getByRole('button', { name: 'Run auto-match' })).toHaveProperty('disabled', false)
  })
})
