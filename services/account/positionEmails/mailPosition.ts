// The email itself: days, counts and a link, but no figures. Treasury counts; the user's permissions are checked when it is sent.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { request } from 'undici'
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { sendMail } from '../mail/public.ts'
import { organization } from '../organizations/public.ts'
import { person } from '../people/public.ts'
import type { TreasuryPeer } from '../protectedActions/public.ts'
import type { DuePositionEmail } from './job.ts'
import { listPlaces, type Place } from './places.ts'
import { positionEmail } from './table.ts'

const counts = z.object({ accounts: z.int(), stale: z.int(), unknown: z.int() })
type Counts = z.infer<typeof counts>

type Mailing = Pick<Account, 'database' | 'secrets' | 'jobs' | 'publicOrigin'>

/** Sends it once, even when the job runs again. Skips users who switched it off or may no longer see any organization. */
export async function mailPosition(
  account: Mailing,
  treasury: TreasuryPeer,
  { personId, day }: DuePositionEmail,
): Promise<void> {
  const { database } = account
  const asked = await database.readAsSystem(tx => readAsked(tx, { personId, day }))
  if (!asked) return
  const counted = new Map(
    await Promise.all(
      asked.filter(({ mayView }) => mayView).map(async ({ id }) => [id, await readCounts(treasury, id)] as const),
    ),
  )
  await database.asSystem(async tx => {
    const [claimed] = await tx
      .update(positionEmail)
      .set({ mailedOn: day })
      .where(and(eq(positionEmail.personId, personId), eq(positionEmail.isOn, true), isUnmailed(day)))
      .returning({ organizationIds: positionEmail.organizationIds })
    if (!claimed) return
    // Permissions may have been removed while treasury counted.
    const places = await listPlaces(tx, { personId, ...claimed })
    const shown = places.flatMap(({ id, name, mayView }) => {
      const found = mayView ? counted.get(id) : undefined
      return found ? [{ id, name, ...found }] : []
    })
    if (shown.length === 0) return
    await write(tx, account, { personId, day, shown, leftOut: places.filter(({ mayView }) => !mayView) })
  })
}

const isUnmailed = (day: string) => or(isNull(positionEmail.mailedOn), lt(positionEmail.mailedOn, day))

/** The organizations of an email still to be sent; undefined if it is not, or its day is over. */
async function readAsked(tx: SystemTx, { personId, day }: DuePositionEmail): Promise<Place[] | undefined> {
  const [row] = await tx
    .select({ organizationIds: positionEmail.organizationIds, timeZone: organization.timeZone })
    .from(positionEmail)
    .innerJoin(organization, eq(organization.organizationId, positionEmail.clockOrganizationId))
    .where(and(eq(positionEmail.personId, personId), eq(positionEmail.isOn, true), isUnmailed(day)))
  if (!row) return undefined
  const today = tx.clock.now().toZonedDateTimeISO(row.timeZone).toPlainDate().toString()
  return today === day ? listPlaces(tx, { personId, organizationIds: row.organizationIds }) : undefined
}

type Written = DuePositionEmail & { shown: ({ id: string; name: string } & Counts)[]; leftOut: Place[] }

async function write(tx: SystemTx, account: Mailing, { personId, day, shown, leftOut }: Written): Promise<void> {
  const [reader] = await tx
    .select({ email: person.email, name: person.fullName, language: person.language })
    .from(person)
    .where(eq(person.id, personId))
  if (!reader) return
  const { language, ...to } = reader
  await sendMail(tx, account, {
    to,
    language,
    template: 'cashPosition',
    values: {
      day,
      organizations: shown.map(({ id: _id, ...each }) => each),
      leftOut: leftOut.map(({ name }) => name),
      link: account.publicOrigin + pathOf(shown.map(({ id }) => id)),
      settings: `${account.publicOrigin}/settings/profile`,
    },
  })
}

/** For one organization its own screen, for several the combined one. */
const pathOf = (ids: readonly string[]): string =>
  ids.length === 1
    ? `/o?id=${ids[0]}&next=${encodeURIComponent('/cash-position')}`
    : `/group-cash?organizations=${encodeURIComponent(ids.join(','))}`

async function readCounts({ origin, token }: TreasuryPeer, organizationId: string): Promise<Counts> {
  const { statusCode, body } = await request(`${origin}/v1/organizations/${organizationId}/cash-position-counts`, {
    headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  })
  if (statusCode === 200) return counts.parse(await body.json())
  await body.dump()
  throw new Error(`the treasury service answered ${statusCode} to a count of a cash position`)
}
