// Counts attempts by their address, and for IPv6 also by the surrounding /48, which has thousands of networks.
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { networkOf, siteOf } from '../callers/public.ts'
import { type AddressKind, type Attempt, uncountAttempt, takeAttempt } from '../throttle/public.ts'

/** Each has its own counters. */
type Purpose = 'SIGN_IN' | 'RESET' | 'CUSTOMER'

/** The limit of a /48, as a multiple of one address: several customers of a provider may share one. */
const SITE_SHARE = 4

const KINDS = {
  SIGN_IN: { address: 'address', site: 'site' },
  RESET: { address: 'reset-address', site: 'reset-site' },
  CUSTOMER: { address: 'customer-address', site: 'customer-site' },
} as const satisfies Record<Purpose, Record<string, AddressKind>>

/** Counts an attempt before it is made; the first lock decides. */
export async function takeAddressAttempt(
  tx: SystemTx,
  lockout: Rules['lockout'],
  { purpose, address }: { purpose: Purpose; address: string },
): Promise<Attempt> {
  const kinds = KINDS[purpose]
  const attempts = lockout.attemptsPerAddress
  const byAddress = await takeAttempt(tx, kinds.address, networkOf(address), { ...lockout, attempts })
  const site = siteOf(address)
  if (!byAddress.allowed || site === null) return byAddress
  const bySite = await takeAttempt(tx, kinds.site, site, { ...lockout, attempts: attempts * SITE_SHARE })
  // No guess was made.
  if (!bySite.allowed) await uncountAttempt(tx, kinds.address, networkOf(address))
  return bySite
}

/** The sign-in was right. Others' wrong attempts still count, since an address is shared. */
export async function uncountAddressAttempt(tx: SystemTx, address: string): Promise<void> {
  const { address: ofAddress, site: ofSite } = KINDS.SIGN_IN
  await uncountAttempt(tx, ofAddress, networkOf(address))
  const site = siteOf(address)
  if (site !== null) await uncountAttempt(tx, ofSite, site)
}
