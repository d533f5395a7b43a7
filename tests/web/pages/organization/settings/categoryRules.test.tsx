import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test, vi } from 'vitest'
import pageQuery, {
  type CategoryRulesPageQuery,
} from '../../../../../web/__generated__/CategoryRulesPageQuery.graphql.ts'
// Dialogs are preloaded: tests wait for answers, not for files.
import '../../../../../web/ui/overlay/DialogBody.tsx'
import { CategoryRulesPage } from '../../../../../web/pages/organization/settings/categoryRules/CategoryRulesPage.tsx'
import {
  fitsAll,
  moved,
  newRule,
  problemsOf,
  toInput,
} from '../../../../../web/pages/organization/settings/categoryRules/ruleValues.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

vi.mock(import('../../../../../web/ui/overlay/Menu.tsx'), () => import('../../../support/inlineMenu.tsx'))

const RENT = { uuid: '018f0000-0000-7000-8000-000000000001', standard: null, name: 'Rent' }
const rule = (id: string, words: string[], over: object = {}) => ({
  id,
  words,
  direction: null,
  currency: null,
  amountFrom: null,
  amountTo: null,
  bankAccount: null,
  counterparty: null,
  category: RENT,
  isActive: true,
  version: 3,
  ...over,
})
const RULES = [
  rule('r1', ['PLN'], { direction: 'DEBIT', currency: 'IDR', amountFrom: '1000.00' }),
  rule('r2', ['SEWA'], { isActive: false }),
  rule('r3', []),
]

async function openPage({ permissions = ['TREASURY_STATEMENTS_MANAGE'], rules = RULES as object[] } = {}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      organization: {
        id: 'o',
        cashRules: rules,
        learntCategories: [{ party: 'GRIYA PERSADA', direction: 'DEBIT', choices: 4, category: RENT }],
        counterpartyCategories: [{ version: 2, counterparty: { id: 'c1', alias: 'Sinar Logistik' }, category: RENT }],
      },
    },
  }))
  environment.mock.queuePendingOperation(pageQuery, {})
  const page = loadQuery<CategoryRulesPageQuery>(environment, pageQuery, {})
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CategoryRulesPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings', 'categories'] },
  )
  const asked = async (name: string) =>
    waitFor(() => {
      const operation = environment.mock.getAllOperations().find(each => each.request.node.operation.name === name)
      if (!operation) throw new Error(name)
      return operation
    })
  const answer = async (name: string, data: object) => {
    const operation = await asked(name)
    environment.mock.resolve(operation, { data } as Parameters<typeof environment.mock.resolve>[1])
    return operation.request.variables
  }
  return { environment, answer, asked, user: userEvent.setup() }
}

const rulesTable = () => screen.findByRole('region', { name: 'Rules' })
/** Not by role: the names of all rows would be computed for each query. */
const rulesInOrder = async () => {
  await rulesTable()
  return [...document.querySelectorAll('.rule-place ~ .first > b')].map(each => each.textContent)
}

describe('a rule as its form has it', () => {
  test.each([
    [{ words: ' pln , token,, ' }, { words: ['pln', 'token'] }],
    [{ currency: '' as const, amountFrom: '1.00' }, { amountFrom: null }],
    [{ currency: 'IDR' as const, amountFrom: '1.00' }, { amountFrom: '1.00' }],
  ])('%j is sent as %j', (values, sent) => {
    expect(toInput({ ...newRule, ...values })).toMatchObject(sent)
  })
  test.each([
    [{ words: '.*' }, ['words']],
    [{ words: 'a,b,c,d,e,f,g,h,i,j,k' }, ['words']],
    [{ currency: 'IDR' as const, amountFrom: '0.00' }, ['amountFrom']],
    [{ currency: 'IDR' as const, amountFrom: '10.00', amountTo: '9.99' }, ['amountTo']],
    [{ currency: 'IDR' as const, amountFrom: '9.99', amountTo: '10' }, []],
    [{ categoryUuid: '' }, ['categoryUuid']],
  ])('of %j wrong is %j', (values, paths) => {
    const found = problemsOf({ ...newRule, categoryUuid: RENT.uuid, ...values })
    expect(found.map(({ path }) => path)).toEqual(paths)
  })
  test('it fits everything as long as nothing is asked', () => {
    expect(fitsAll({ ...newRule, categoryUuid: RENT.uuid, words: ' , ' })).toBe(true)
    expect(fitsAll({ ...newRule, direction: 'DEBIT' })).toBe(false)
  })
  test.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('%s moved by %i', (id, by, order) => {
    expect(moved(['a', 'b', 'c'], id, by)).toEqual(order)
  })
})

test('rules stand in their order with what they ask; one that is off says so', async () => {
  await openPage()
  expect(await rulesInOrder()).toEqual(['“PLN”, Outgoing, IDR from 1,000.00', '“SEWA”', 'Any transaction'])
  within(await rulesTable()).getByText('Off')
  screen.getByText('4 choices')
  screen.getByText('Sinar Logistik')
})

test('a rule moves by its button and by Alt and an arrow; the focus stays, and a refused order is read again', async () => {
  const { user, answer, environment } = await openPage()
  await user.click(await screen.findByRole('button', { name: 'Move up: “SEWA”' }))
  const sent = await answer('useRuleChangesOrderMutation', {
    orderCashRules: { organization: { id: 'o', cashRules: [RULES[1], RULES[0], RULES[2]] }, userErrors: [] },
  })
  expect(sent).toEqual({ input: { cashRuleIds: ['r2', 'r1', 'r3'] } })
  await screen.findByText('Moved to place 1 of 3')
  expect((await rulesInOrder())[0]).toBe('“SEWA”')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: “SEWA”' }))
  // At the top it stays in place.
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const orders = () =>
    environment.mock
      .getAllOperations()
      .filter(each => each.request.node.operation.name === 'useRuleChangesOrderMutation')
  expect(orders()).toEqual([])
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(
    await answer('useRuleChangesOrderMutation', {
      orderCashRules: {
        organization: null,
        userErrors: [{ code: 'G-3', message: 'Someone changed this meanwhile.', field: null }],
      },
    }),
  ).toEqual({ input: { cashRuleIds: ['r1', 'r2', 'r3'] } })
  await answer('CategoryRulesPageQuery', {
    organization: { id: 'o', cashRules: [RULES[2]], learntCategories: [], counterpartyCategories: [] },
  })
  await waitFor(async () => expect(await rulesInOrder()).toEqual(['Any transaction']))
})

test('a rule is switched off from its menu, with the version that was seen', async () => {
  const { user, answer } = await openPage()
  const [first] = await screen.findAllByText('Switch off')
  if (!first) throw new Error('no item')
  await user.click(first)
  const sent = await answer('useRuleChangesSwitchMutation', {
    switchCashRule: {
      organization: { id: 'o', cashRules: [{ ...RULES[0], isActive: false, version: 4 }] },
      userErrors: [],
    },
  })
  expect(sent).toEqual({ input: { id: 'r1', version: 3, isActive: false } })
  await waitFor(async () => within(await rulesTable()).getByText('Off'))
})

test('it is applied backwards piece by piece, with what it would fit and how many changed', async () => {
  const { user, answer } = await openPage()
  const last = (await screen.findAllByText('Apply to past transactions')).at(-1)
  if (!last) throw new Error('no item')
  await user.click(last)
  const dialog = await screen.findByRole('dialog', { name: 'Apply to past transactions' })
  await answer('RulePreviewQuery', {
    organization: { id: 'o', cashRulePreview: { looked: 30, fits: 30, kept: 2, statementTransactions: [] } },
  })
  await within(dialog).findByText('Fits 30 of the latest 30 transactions.')
  within(dialog).getByText('Without conditions this rule fits every transaction.')
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }))
  const piece = (next: string | null) => ({ applyCashRule: { looked: 20, changed: 4, next, userErrors: [] } })
  expect(await answer('useRuleChangesApplyMutation', piece('2026-02-01/x'))).toMatchObject({
    input: { id: 'r3', after: null },
  })
  await within(dialog).findByText('4 transactions changed, 20 checked')
  expect(await answer('useRuleChangesApplyMutation', piece(null))).toMatchObject({
    input: { id: 'r3', after: '2026-02-01/x' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what was learnt is forgotten after a question', async () => {
  const { user, answer } = await openPage()
  await user.click(await screen.findByRole('button', { name: 'Forget GRIYA PERSADA' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }))
  const sent = await answer('useRuleChangesForgetMutation', {
    forgetLearntCategory: { organization: { id: 'o', learntCategories: [] }, userErrors: [] },
  })
  expect(sent).toEqual({ input: { party: 'GRIYA PERSADA', direction: 'DEBIT', categoryUuid: RENT.uuid } })
  await screen.findByText('Nothing learned yet')
})

test('who may only read sees no button', async () => {
  await openPage({ permissions: [] })
  expect(await rulesInOrder()).toHaveLength(3)
  expect(screen.getAllByRole('note')).toHaveLength(1)
  expect(document.querySelectorAll('.card button')).toHaveLength(0)
})
