// The form values of an approval policy, and their mutation input. Pure.
import { currencyOf } from '../../../../i18n/currency.ts'
import { isDecimal, toMinor } from '../../../../i18n/decimal.ts'
import type { PoliciesCard_organization$data } from '../../../../__generated__/PoliciesCard_organization.graphql.ts'
import type { CreateApprovalPolicyInput } from '../../../../__generated__/usePolicyChangesCreateMutation.graphql.ts'

export type Policy = PoliciesCard_organization$data['approvalPolicies'][number]

/** Uuids of the possible approvers; empty: any user who may approve payments. */
export type StepValues = { key: string; approverUuids: readonly string[] }
export type BandValues = { key: string; upTo: string | null; steps: readonly StepValues[]; inOrder: boolean }
export type PolicyValues = {
  name: string
  currency: CreateApprovalPolicyInput['currency']
  /** Global id; empty: all. */
  entityId: string
  /** Empty: all. */
  method: NonNullable<CreateApprovalPolicyInput['method']> | ''
  bands: readonly BandValues[]
}

export const MAX_BANDS = 10
export const MAX_STEPS = 5
export const methods = ['BI_FAST', 'SKN', 'RTGS', 'ONLINE', 'SAME_BANK'] as const

export const newStep = (): StepValues => ({ key: crypto.randomUUID(), approverUuids: [] })
const newBand = (): BandValues => ({ key: crypto.randomUUID(), upTo: null, steps: [newStep()], inOrder: false })

/** A new policy: one approval for any amount. */
export const newPolicy = (): PolicyValues => ({
  name: '',
  currency: 'IDR',
  entityId: '',
  method: '',
  bands: [newBand()],
})

/** A policy as form values. */
export function valuesOf({ name, currency, entity, method, bands }: Policy): PolicyValues {
  return {
    name,
    currency: currencyOf(currency),
    entityId: entity?.id ?? '',
    method: methods.find(known => known === method) ?? '',
    bands: bands.map(({ upTo, steps, inOrder }) => ({
      ...newBand(),
      upTo: upTo?.amount ?? null,
      inOrder,
      steps: steps.map(({ approvers }) => ({ ...newStep(), approverUuids: approvers.map(({ uuid }) => uuid) })),
    })),
  }
}

/** Adds a band above the others; the previous last one gets an upper limit to fill in. */
export const withBand = ({ bands, ...values }: PolicyValues): PolicyValues => ({
  ...values,
  bands: [...bands, newBand()],
})

/** Removes a band; the last remaining one has no upper limit. */
export function withoutBand({ bands, ...values }: PolicyValues, key: string): PolicyValues {
  const left = bands.filter(band => band.key !== key)
  const last = left.length - 1
  return { ...values, bands: left.map((band, place) => (place === last ? { ...band, upTo: null } : band)) }
}

/** The mutation input. */
export const toInput = ({ name, entityId, method, bands, currency }: PolicyValues) => ({
  name: name.trim(),
  currency,
  entityId: entityId || null,
  method: method || null,
  bands: bands.map(({ upTo, steps, inOrder }) => ({
    upTo,
    // A single approval has no order.
    inOrder: inOrder && steps.length > 1,
    steps: steps.map(({ approverUuids }) => ({ approverUuids: [...approverUuids] })),
  })),
})

export type PolicyProblem = { path: string; problem: 'required' | 'amount' | 'rising' }

/** Errors detected before sending, by the path of the field. */
export function problemsOf({ name, bands }: PolicyValues): readonly PolicyProblem[] {
  const missing: PolicyProblem[] = name.trim() === '' ? [{ path: 'name', problem: 'required' }] : []
  const ends = bands.slice(0, -1).flatMap(({ upTo }, place): PolicyProblem[] => {
    const problem = problemOfEnd(upTo, bands[place - 1]?.upTo ?? null)
    return problem ? [{ path: `bands.${place}.upTo`, problem }] : []
  })
  return [...missing, ...ends]
}

function problemOfEnd(upTo: string | null, before: string | null): PolicyProblem['problem'] | null {
  if (upTo === null) return 'required'
  if (!isDecimal(upTo)) return 'amount'
  const floor = before !== null && isDecimal(before) ? toMinor(before) : 0n
  return toMinor(upTo) > floor ? null : 'rising'
}
