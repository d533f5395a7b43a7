// T23: every new mutation that manages controls, access, banks or counterparties must be declared as a protected action or not.
import { isInputObjectType, isNonNullType } from 'graphql'
import { expect, it } from 'vitest'
import { makeSchema } from '../../bff/graph/schema.ts'
import { RULES } from '../../bff/modules.ts'
import { PROTECTED_ACTIONS } from '../../services/kit/protectedActions.ts'

/** Permissions whose mutations can widen who may approve, or where money may go. */
const SENSITIVE = new Set([
  'account.apiTokens.manage',
  'account.webhooks.manage',
  'account.members.invite',
  'account.members.manage',
  'account.roles.manage',
  'account.controls.manage',
  'treasury.bankAccounts.manage',
  'treasury.counterparties.manage',
])

/** Mutations that reduce access, or don't affect who approves and where money goes. */
const ORDINARY = [
  'revokeApiToken',
  'deleteWebhook',
  'testWebhook',
  'resendWebhookDelivery',
  'resendInvitations',
  'cancelInvitations',
  'deactivateMembers',
  'removeMembers',
  'deleteRole',
  'setBankingDay',
  'resetBankingDay',
  'setBalanceStaleness',
  // Rates only convert amounts for display; no payment uses them.
  'setExchangeRates',
  'deleteExchangeRate',
  'createBankAccount',
  'updateBankAccount',
  'closeBankAccount',
  'reopenBankAccount',
  'deleteBankAccount',
  'setSyncSchedule',
  'testBankConnection',
  'syncBankAccount',
  'createCounterparty',
  'deleteCounterparties',
  'importCounterparties',
]

const schema = makeSchema()
const mutations = schema.getMutationType()?.getFields() ?? {}
const listed: readonly string[] = Object.values(PROTECTED_ACTIONS).flatMap(action => action.mutations)

it('T23: every mutation of these permissions is in the table, or known not to be a protected action', () => {
  const sensitive = Object.entries(RULES).flatMap(([field, rule]) =>
    field.startsWith('Mutation.') && SENSITIVE.has(rule) ? [field.slice('Mutation.'.length)] : [],
  )
  const known = new Set([...listed, ...ORDINARY])
  expect(sensitive.filter(name => !known.has(name))).toEqual([])
})

it('T23: a mutation of the table takes a code and a passkey', () => {
  const without = listed.filter(name => {
    const input = mutations[name]?.args.find(({ name: arg }) => arg === 'input')?.type
    const type = input && isNonNullType(input) ? input.ofType : input
    const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : []
    return !fields.includes('code') || !fields.includes('passkeyAssertion')
  })
  expect(without).toEqual([])
})
