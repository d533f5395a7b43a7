// The invariants of the books of both services: within each service, and between them.
import { brokenAcross } from './across.ts'
import { DAILY_SUMS } from './dailySums.ts'
import { DEPOSITS } from '../../services/treasury/deposits/invariants.ts'
import { BATCHES } from '../../services/treasury/providers/invariants.ts'
import type { Invariant } from '../../services/kit/database/invariants.ts'
import { type Broken, brokenOf } from './invariant.ts'
import { CREDITS, INVOICES } from './invoices.ts'
import { FOLLOWED, MATCHES } from './matches.ts'
import { asOrganization, asSystem, type Service } from './snapshot.ts'
import { SEARCH_TEXTS } from './searchTexts.ts'
import { type Both, type Reader, underWay, type UnderWay } from './underWay.ts'

export const BOOKS: Record<Service, readonly Invariant[]> = {
  account: [...INVOICES, ...CREDITS],
  treasury: [...MATCHES, ...FOLLOWED, ...BATCHES, ...DAILY_SUMS, ...SEARCH_TEXTS, ...DEPOSITS],
}

export type Found = {
  organizations: number
  /** Violations within a service. */
  within: Broken[]
  /** Violations between both services. */
  across: Broken[]
  underWay: Record<Reader, UnderWay>
}

async function organizationsOf(both: Both): Promise<string[]> {
  const ids = new Set<string>()
  for (const service of ['account', 'treasury'] as const) {
    await asSystem(both[service], service)
    const { rows } = await both[service].query<{ id: string }>('select organization_id as id from organization')
    for (const { id } of rows) ids.add(id)
  }
  return [...ids].toSorted()
}

/** Finds all violations, given connections that are each in a snapshot transaction; treasury's snapshot is the later one. */
export async function brokenBooks(both: Both): Promise<Found> {
  const pending = {
    receivable: await underWay(both, 'receivable'),
    bankReceipt: await underWay(both, 'bankReceipt'),
    checkout: await underWay(both, 'checkout'),
  }
  const organizations = await organizationsOf(both)
  const found: Found = { organizations: organizations.length, within: [], across: [], underWay: pending }
  for (const organizationId of organizations) {
    for (const service of ['account', 'treasury'] as const) {
      await asOrganization(both[service], service, organizationId)
      found.within.push(...(await brokenOf(both[service], organizationId, BOOKS[service])))
    }
    found.across.push(...(await brokenAcross(both, organizationId, pending)))
  }
  return found
}
