import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { findPerson } from '../people/public.ts'
import { protectedChange } from '../protectedActions/public.ts'
import { freshFactorFields } from '../secondFactor/public.ts'
import { setPeriodLock } from './periodLock.ts'
import { countWithoutFactor, readControls } from './readControls.ts'
import { longestIdle, readDomains, updateControls } from './updateControls.ts'

/** The minimum idle timeout: a shorter one would end sessions while users read. */
const SHORTEST_IDLE_MINUTES = 15

const controlsShape = z
  .object({
    enforceTwoFactor: z.boolean().describe('Whether every member needs a second factor'),
    approveOwn: z.boolean().describe('Whether a Maker & Approver can approve their own records'),
    transfersActive: z.boolean().describe('Whether transfers and payments can be created'),
    sessionIdleMinutes: z
      .int()
      .nullable()
      .describe('Idle minutes after which a session ends; null: the limit of the installation'),
    longestIdleMinutes: z.int().describe('Maximum idle timeout allowed by the installation, in minutes'),
    longestRememberedMinutes: z
      .int()
      .describe('Maximum lifetime of a remembered session allowed by the installation, in minutes'),
    allowedEmailDomains: z.array(z.string()).describe('Email domains that may be invited; empty: any'),
    lockedBefore: z.iso
      .date()
      .nullable()
      .describe('Nothing before it is dated, matched or undone without the owner; null: nothing is locked'),
    lockReason: z.string().nullable().describe('Reason for the period lock; null if never set'),
    lockSetByName: z.string().nullable().describe('Name of the user who last set the period lock; null if never set'),
    lockSetAt: z.string().nullable().describe('When the period lock was last set; null if never set'),
    memberLimit: z.int(),
    memberCount: z.int().describe('Number of active members and open invitations'),
    version: z.int(),
  })
  .meta({ id: 'Controls', description: 'Controls of an organization' })

const controlsBody = z.strictObject({
  enforceTwoFactor: z.boolean().optional(),
  approveOwn: z.boolean().optional(),
  transfersActive: z.boolean().optional(),
  sessionIdleMinutes: z.int().min(SHORTEST_IDLE_MINUTES).nullable().optional(),
  allowedEmailDomains: z.array(z.string().max(255)).max(50).optional(),
  version: z.int().min(1),
  ...freshFactorFields,
})

const periodLockBody = z.strictObject({
  lockedBefore: z.iso.date().nullable().describe('Date, not in the future; null: no lock'),
  reason: z.string().trim().min(1).max(500).describe('Reason for moving the period lock'),
  version: z.int().min(1),
  ...freshFactorFields,
})

const MANAGE = 'account.controls.manage'

export function controlRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  const { database, rules } = account

  /** A user who requires a second factor of everyone must have one: otherwise they would be locked out first. */
  async function requireOwnFactor(personId: string) {
    const person = await database.readAsSystem(tx => findPerson(tx, personId))
    if (!person?.hasSecondFactor) throw new Refusal(codes.ownFactorFirst, { path: 'enforceTwoFactor' })
  }

  app.get(
    '/v1/controls',
    {
      schema: {
        operationId: 'getControls',
        description: 'The controls of the organization; every member may read them',
        response: { 200: controlsShape },
      },
    },
    async request => access.asCaller(request, null, tx => readControls(tx, rules.session)),
  )

  app.get(
    '/v1/controls/without-second-factor',
    {
      schema: {
        operationId: 'countWithoutSecondFactor',
        description: 'How many active members have no second factor',
        response: { 200: z.object({ people: z.int() }) },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, MANAGE)
      return { people: await database.readAsSystem(tx => countWithoutFactor(tx, organizationId)) }
    },
  )

  app.put(
    '/v1/controls',
    {
      schema: {
        operationId: 'updateControls',
        description:
          'Changes the controls that are named; effective at once. A protected action where one is loosened: refuses AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program',
        body: controlsBody,
        response: { 200: controlsShape },
      },
    },
    async request => {
      const { allowedEmailDomains, code, passkeyAssertion, ...change } = request.body
      const { actorId } = await access.callerOf(request, MANAGE)
      if (change.enforceTwoFactor) await requireOwnFactor(actorId)
      const guarded = { permission: MANAGE, factor: { code, passkeyAssertion } }
      return protectedChange({ account, access }, request, guarded, async tx => {
        const loosened = await updateControls(tx, {
          ...change,
          ...(allowedEmailDomains && { allowedEmailDomains: readDomains(allowedEmailDomains) }),
          longestIdleMinutes: longestIdle(rules.session),
        })
        const result = await readControls(tx, rules.session)
        return { result, protects: loosened ? { action: 'CONTROLS_LOOSENED', subject: '' } : null }
      })
    },
  )

  app.put(
    '/v1/controls/period-lock',
    {
      schema: {
        operationId: 'setPeriodLock',
        description:
          'Moves the date before which nothing is dated, matched or undone; the other services hear of it within seconds. A protected action of the owner where it is moved back or lifted: refuses AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program, OG-13 anybody else; OG-12 a date after today, G-3 stale version',
        body: periodLockBody,
        response: { 200: controlsShape },
      },
    },
    request => {
      const { code, passkeyAssertion, ...change } = request.body
      const guarded = { permission: MANAGE, factor: { code, passkeyAssertion } }
      return protectedChange({ account, access }, request, guarded, async tx => {
        const opened = await setPeriodLock(tx, change)
        const result = await readControls(tx, rules.session)
        return { result, protects: opened ? { action: 'PERIOD_OPENED', subject: '' } : null }
      })
    },
  )
}
