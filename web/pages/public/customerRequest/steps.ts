// The steps of both forms, and the step of each field.
import type { InvitationForm } from '../../../__generated__/callsCheckQuery.graphql.ts'
import { type CustomerKind, has } from '../../organization/customers/_public/fieldsOfKind.ts'

const REQUEST_STEPS = ['data', 'address', 'documents'] as const
const ACCOUNT_STEPS = [
  'checklist',
  'business',
  'pic',
  'finance',
  'company',
  'directors',
  'tax',
  'delivery',
  'documents',
] as const
export type AccountStep = (typeof ACCOUNT_STEPS)[number]
export type Step = (typeof REQUEST_STEPS)[number] | AccountStep
export const ALL_STEPS: readonly Step[] = [...new Set([...REQUEST_STEPS, ...ACCOUNT_STEPS])]

/** The steps of the whole account, without the board where there is none. */
export const accountStepsOf = (kind: CustomerKind): readonly AccountStep[] =>
  ACCOUNT_STEPS.filter(step => step !== 'directors' || has(kind, 'directors'))

/** The steps of a form, in order. */
export const stepsOf = (form: InvitationForm, kind: CustomerKind): readonly Step[] =>
  form === 'REQUEST' ? REQUEST_STEPS : accountStepsOf(kind)

/** By the first name of a path; `documents` and `declared` are in the last step of both. */
const STEP_OF_FIELD: Readonly<Record<string, Readonly<Record<InvitationForm, Step>>>> = {
  billingAddress: { REQUEST: 'address', ACCOUNT: 'company' },
  registeredAddress: { REQUEST: 'address', ACCOUNT: 'company' },
  documents: { REQUEST: 'documents', ACCOUNT: 'documents' },
  declared: { REQUEST: 'documents', ACCOUNT: 'documents' },
  businessNumber: { REQUEST: 'data', ACCOUNT: 'company' },
  ...inStep('pic', 'picName', 'picPosition', 'picEmail', 'picPhone', 'identityNumber'),
  ...inStep('finance', 'bankName', 'accountNumber', 'accountName', 'branchName', 'financeName', 'financeEmail'),
  ...inStep('directors', 'directors'),
  ...inStep('tax', 'taxStatus', 'taxNumber', 'branchNumber', 'withholding'),
  ...inStep('delivery', 'hardCopy', 'deliveryAddress', 'invoiceEmails', 'language', 'billingCycle', 'billingDay'),
}

function inStep(step: Step, ...fields: string[]) {
  return Object.fromEntries(fields.map(field => [field, { REQUEST: 'data' as const, ACCOUNT: step }]))
}

/** The step of a form that has a field. */
export function stepOf(form: InvitationForm, path: string): Step {
  const [name = ''] = path.split('.')
  return STEP_OF_FIELD[name]?.[form] ?? (form === 'REQUEST' ? 'data' : 'business')
}

/** The first step with an error. */
export const firstStep = (form: InvitationForm, kind: CustomerKind, paths: readonly string[]): Step | undefined =>
  stepsOf(form, kind).find(step => paths.some(path => stepOf(form, path) === step))
