// The states of a checkout session: every cell of the table, and states that no order of events can reach.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLiveSession,
  LIFECYCLE,
  SESSION_ACTIONS,
  type SessionAction,
} from '../../../../../services/account/invoicing/checkout/lifecycle.ts'
import { SESSION_STATUSES, type SessionStatus } from '../../../../../services/account/invoicing/checkout/table.ts'

const after = (status: SessionStatus, action: SessionAction): SessionStatus =>
  LIFECYCLE[action].from.includes(status) ? LIFECYCLE[action].to : status

describe('a checkout session', () => {
  it('takes these steps and no others', () => {
    const cells = SESSION_STATUSES.map(status => SESSION_ACTIONS.map(action => after(status, action)))
    expect(cells).toEqual([
      // CHARGE, SUCCEED, FAIL, EXPIRE
      ['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED'],
      ['PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED'],
      ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED'],
      ['FAILED', 'SUCCEEDED', 'FAILED', 'FAILED'],
      ['EXPIRED', 'SUCCEEDED', 'EXPIRED', 'EXPIRED'],
    ])
  })

  it('never leaves what is paid, and is never payable again once it ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SESSION_ACTIONS)), actions => {
        let status: SessionStatus = 'OPEN'
        for (const action of actions) {
          const next = after(status, action)
          if (status === 'SUCCEEDED') expect(next).toBe('SUCCEEDED')
          if (!isLiveSession(status)) expect(isLiveSession(next)).toBe(false)
          status = next
        }
        expect(status === 'SUCCEEDED').toBe(actions.includes('SUCCEED'))
      }),
    )
  })
})
