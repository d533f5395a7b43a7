// The steps from an empty organization to its first approvals. Each step is completed by data; users don't tick it.
import type { HomeSteps_query$data } from '../../../../__generated__/HomeSteps_query.graphql.ts'
import type { Permission } from '../../../../permissions.generated.ts'

export type StepId =
  | 'company'
  | 'secondFactor'
  | 'account'
  | 'statement'
  | 'counterparty'
  | 'match'
  | 'provider'
  | 'minimum'
  | 'invite'
  | 'policy'

export type Step = {
  id: StepId
  isDone: boolean
  /** The page of the step; null for the invitation, which is a dialog of this page. */
  to: string | null
  /** The step that must come first and is not completed. */
  after: 'account' | 'statement' | null
  /** Whether the viewer has the permission. */
  isAllowed: boolean
}

export type FirstSteps = {
  steps: Step[]
  /** Without a statement the cards would be empty. */
  hasStatement: boolean
  /** After the first match the steps are no longer needed. */
  hasMatch: boolean
}

/** Null where the data could not be loaded: the page is then shown without the steps. */
export function firstStepsOf(
  { organization, viewer }: HomeSteps_query$data,
  permissions: ReadonlySet<string>,
): FirstSteps | null {
  const facts = organization.firstSteps
  if (!facts) return null
  const may = (permission: Permission) => permissions.has(permission)
  const step = (
    id: StepId,
    isDone: boolean,
    to: string | null,
    isAllowed: boolean,
    after: Step['after'] = null,
  ): Step => ({
    id,
    isDone,
    to,
    isAllowed,
    after: isDone ? null : after,
  })
  const members = organization.members?.edges.length
  const steps = [
    step('company', organization.taxNumber !== null, '/settings/company-profile', may('ACCOUNT_COMPANY_MANAGE')),
    step('secondFactor', viewer?.hasSecondFactor === true, '/settings/security', true),
    step(
      'account',
      facts.hasBankAccount,
      '/bank-accounts/internal-accounts/create',
      may('TREASURY_BANK_ACCOUNTS_MANAGE'),
    ),
    step(
      'statement',
      facts.hasStatement,
      '/statement-transactions/create',
      may('TREASURY_STATEMENTS_MANAGE'),
      facts.hasBankAccount ? null : 'account',
    ),
    step('counterparty', facts.hasCounterparty, '/counterparties/create', may('TREASURY_COUNTERPARTIES_MANAGE')),
    step(
      'match',
      facts.hasMatch,
      '/reconciliation?tab=unreconciled',
      may('TREASURY_RECONCILIATION_MANAGE'),
      facts.hasStatement ? null : 'statement',
    ),
    step('provider', facts.hasProvider, '/payment-providers/connect', may('TREASURY_PROVIDERS_MANAGE')),
    step('minimum', facts.hasMinimumCash, '/cash-forecast', may('TREASURY_EXPECTED_MANAGE')),
    // Without permission to see members, it is unknown whether there are any.
    ...(members === undefined ? [] : [step('invite', members > 1, null, may('ACCOUNT_MEMBERS_INVITE'))]),
    step('policy', facts.hasApprovalPolicy, '/settings/payment-rules', may('ACCOUNT_CONTROLS_MANAGE')),
  ]
  return { steps, hasStatement: facts.hasStatement, hasMatch: facts.hasMatch }
}

/** The next step: the first one that is open, not blocked, and allowed. */
export const nextStep = (steps: readonly Step[]): StepId | null =>
  steps.find(({ isDone, isAllowed, after }) => !isDone && isAllowed && after === null)?.id ?? null

type RecordImport = { id: ImportId; to: string; permission: Permission; mode: 'TREASURY' | 'INVOICING' }
type ImportId = 'counterparties' | 'bills' | 'expected' | 'customers' | 'products' | 'invoices'

const imports: readonly RecordImport[] = [
  {
    id: 'counterparties',
    to: '/counterparties/create?by=file',
    permission: 'TREASURY_COUNTERPARTIES_MANAGE',
    mode: 'TREASURY',
  },
  { id: 'bills', to: '/bills/create?by=file', permission: 'TREASURY_BILLS_MANAGE', mode: 'TREASURY' },
  {
    id: 'expected',
    to: '/expected-transactions/create?by=file',
    permission: 'TREASURY_EXPECTED_MANAGE',
    mode: 'TREASURY',
  },
  { id: 'customers', to: '/buyer/create?by=file', permission: 'INVOICING_CUSTOMERS_MANAGE', mode: 'INVOICING' },
  { id: 'products', to: '/products/create?by=file', permission: 'INVOICING_SALES_ORDERS_MANAGE', mode: 'INVOICING' },
  { id: 'invoices', to: '/invoices/create?by=file', permission: 'INVOICING_INVOICES_APPROVE', mode: 'INVOICING' },
]

/** Record types that the viewer may import, in the areas that the organization uses. */
export const importsFor = (permissions: ReadonlySet<string>, modes: ReadonlySet<string>): readonly RecordImport[] =>
  imports.filter(({ permission, mode }) => permissions.has(permission) && modes.has(mode))
