// Exchanges a session or an API token for an internal token: for one service, for a minute at most.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { API_TOKEN_PREFIX, type Audience } from '../../kit/tokens.ts'
import type { Account, Origin } from '../account.ts'
import { checkApiToken } from '../apiTokens/public.ts'
import { secondFactorCodes } from '../secondFactor/public.ts'
import { codes } from './errors.ts'
import { isApproval, isPermission, type Permission } from '../permissions/public.ts'
import { nameOfDevice } from '../securityLog/public.ts'
import { checkFamily, checkSession, enterOrganization, isSecondFactor, type ProvedFactor } from '../sessions/public.ts'

/** SESSION: the cookie's value. FAMILY: a websocket that was opened with one. API_TOKEN: an integrator's bearer value. */
export type Credential = { kind: 'SESSION' | 'FAMILY' | 'API_TOKEN'; value: string }

export type Exchange = { credential: Credential; organizationId: string | null; audience: Audience; origin: Origin }

export type Exchanged = {
  token: string
  expiresAt: string
  personId: string
  organizationId: string | null
  sessionFamilyId: string | null
  permissions: Permission[]
  /** Tags of the events that end or change this response early. */
  tags: string[]
  /** When the session's id should be replaced; null where there is none. */
  renewAt: string | null
}

/** A valid credential, before its organization is checked. */
type Bearer = {
  personId: string
  sessionId: string
  /** The name of the token, or of the session's browser, for users. */
  via: string | null
  familyId: string | null
  factors: readonly ProvedFactor[]
  /** For an API token: its only organization, and its maximum permissions. */
  bounds: { organizationId: string; permissions: readonly Permission[] } | null
  secondsLeft: number
  idMadeAt: string | null
  renewAt: string | null
  tags: string[]
}

type Place = {
  membershipId: string
  roleId: string
  permissions: string[]
  changedAt: string
  enforceTwoFactor: boolean
  usesTreasury: boolean
  usesInvoicing: boolean
  /** Whether this session has entered the organization before. */
  entered: boolean
  /** Whether the session began before access was last removed: it requires a new sign-in. */
  isOutdated: boolean
}

const TOKEN_SECONDS = 60

export async function exchangeToken(account: Account, request: Exchange): Promise<Exchanged> {
  const { database, tokens } = account
  // A session that ends here, by reuse or age, must stay ended: nothing throws before the commit.
  const found = await database.asSystem(async tx => {
    const bearer = await readBearer(tx, account, request)
    if (!bearer) return null
    const organizationId = bearer.bounds?.organizationId ?? request.organizationId
    const place = organizationId === null ? undefined : await findPlace(tx, organizationId, bearer)
    return { bearer, organizationId, place, person: await nameAndFactor(tx, bearer.personId) }
  })
  if (!found) throw new Refusal(commonErrors.unauthenticated)
  const { bearer, organizationId, place, person } = found
  // An API token is no member of other organizations than its own.
  if (request.organizationId !== null && request.organizationId !== organizationId)
    throw new Refusal(commonErrors.scopeRequired)
  if (organizationId !== null && !place) throw new Refusal(commonErrors.scopeRequired)
  if (place?.isOutdated) throw new Refusal(commonErrors.unauthenticated)
  if (place) refuseMissingFactor(place, bearer, person.hasFactor)
  if (place && request.audience === 'treasury' && !place.usesTreasury) throw new Refusal(codes.organizationNotTreasury)

  if (organizationId !== null && bearer.familyId !== null && !place?.entered) {
    const visitor = { familyId: bearer.familyId, personId: bearer.personId, personName: person.fullName }
    await database.inOrganization(organizationId, bearer.personId, tx => enterOrganization(tx, visitor), {
      actorName: person.fullName,
    })
  }
  const permissions = permissionsOf(place, bearer)
  const seconds = Math.max(1, Math.min(TOKEN_SECONDS, bearer.secondsLeft))
  const claims = {
    sub: bearer.personId,
    perms: permissions,
    ...(place && !place.usesInvoicing && { unused: ['invoicing'] }),
    sid: bearer.sessionId,
    name: person.fullName,
    via: bearer.via,
  }
  const token = await tokens.mint(
    request.audience,
    organizationId === null ? claims : { ...claims, org: organizationId },
    seconds,
  )
  return {
    token,
    expiresAt: new Date(Date.now() + seconds * 1_000).toISOString(),
    personId: bearer.personId,
    organizationId,
    sessionFamilyId: bearer.familyId,
    permissions,
    tags: [
      ...bearer.tags,
      `user:${bearer.personId}`,
      ...(place ? [`membership:${place.membershipId}`, `role:${place.roleId}`, `organization:${organizationId}`] : []),
    ],
    renewAt: renewAtOf(bearer, place),
  }
}

async function readBearer(tx: SystemTx, account: Account, { credential, origin }: Exchange): Promise<Bearer | null> {
  if (credential.kind === 'API_TOKEN') {
    const token = await checkApiToken(tx, credential.value)
    if (!token) return null
    return {
      personId: token.personId,
      sessionId: `${API_TOKEN_PREFIX}${token.id}`,
      via: token.name,
      familyId: null,
      factors: [],
      bounds: token,
      secondsLeft: token.secondsLeft,
      idMadeAt: null,
      renewAt: null,
      tags: [`api-token:${token.id}`],
    }
  }
  const live =
    credential.kind === 'FAMILY'
      ? await checkFamily(tx, account.rules.session, credential.value)
      : await checkSession(tx, account, credential.value, origin)
  if (!live) return null
  return {
    personId: live.personId,
    sessionId: live.familyId,
    via: nameOfDevice(live.userAgent),
    familyId: live.familyId,
    factors: live.factors,
    bounds: null,
    secondsLeft: live.secondsLeft,
    // A replaced id already has a successor: it is used up, and not renewed again.
    idMadeAt: live.id && !live.id.replaced ? live.id.madeAt : null,
    renewAt: live.id && !live.id.replaced ? live.id.replaceAt : null,
    tags: [`session:${live.familyId}`],
  }
}

/** The active membership of a user, with its role's permissions. */
async function findPlace(
  tx: SystemTx,
  organizationId: string,
  { personId, familyId }: Bearer,
): Promise<Place | undefined> {
  const { rows } = await tx.execute<Place>(sql`
    select m.id as "membershipId", r.id as "roleId", r.permissions,
      greatest(m.changed_at, r.changed_at)::text as "changedAt",
      coalesce(c.enforce_two_factor, false) as "enforceTwoFactor",
      'TREASURY' = any (o.modes) as "usesTreasury",
      'INVOICING' = any (o.modes) as "usesInvoicing",
      exists (select from session_visit v where v.organization_id = m.organization_id and v.family_id = ${familyId}) as entered,
      exists (select from session_family f where f.id = ${familyId} and f.created_at <= m.access_ended_at) as "isOutdated"
    from membership m
    join organization o on o.organization_id = m.organization_id
    join role r on r.organization_id = m.organization_id and r.id = m.role_id
    left join controls c on c.organization_id = m.organization_id
    where m.organization_id = ${organizationId} and m.person_id = ${personId} and m.status = 'ACTIVE'`)
  return rows[0] && { ...rows[0], changedAt: toRfc3339(rows[0].changedAt) }
}

async function nameAndFactor(tx: SystemTx, personId: string) {
  const { rows } = await tx.execute<{ fullName: string; hasFactor: boolean }>(sql`
    select full_name as "fullName",
      exists (select from factor where person_id = p.id and confirmed_at is not null)
        or exists (select from passkey where person_id = p.id) as "hasFactor"
    from person p where id = ${personId}`)
  if (!rows[0]) throw new Error('a session without its person')
  return rows[0]
}

/** An organization may require a second factor of everyone. An API token's creator has met that already. */
function refuseMissingFactor({ enforceTwoFactor }: Place, bearer: Bearer, hasFactor: boolean) {
  if (!enforceTwoFactor || bearer.bounds) return
  // Also for users who verified one that they have removed since.
  if (!hasFactor) throw new Refusal(secondFactorCodes.secondFactorSetupRequired)
  if (!bearer.factors.some(isSecondFactor)) throw new Refusal(secondFactorCodes.secondFactorRequired)
}

/** The role's permissions; for an API token, those that its creator still has, and never one to approve. */
function permissionsOf(place: Place | undefined, { bounds }: Bearer): Permission[] {
  const own = (place?.permissions ?? []).filter(isPermission)
  if (!bounds) return own
  return own.filter(key => bounds.permissions.includes(key) && !isApproval(key))
}

/** A session id older than the last change of its permissions is replaced at once. */
function renewAtOf({ idMadeAt, renewAt }: Bearer, place: Place | undefined): string | null {
  if (idMadeAt !== null && place && Temporal.Instant.compare(place.changedAt, idMadeAt) > 0) return place.changedAt
  return renewAt
}
