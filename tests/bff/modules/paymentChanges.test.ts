// Events of payments that a subscriber receives, over the real treasury service and its feed.
import { expect, test } from 'vitest'
import { openScene } from '../../services/treasury/payments/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { openGraph } from './support.ts'

const { treasury, url } = await openGraph({ feeds: true })
const scene = await openScene(treasury)
const organizationId = scene.organization.id

test('tells of a step where the payment stood before, and of any other change that it was none', async () => {
  const socket = await openSocket({ url }, { session: `maker@${organizationId}`, organizationId })
  const query = 'subscription { paymentStatusChanged { isNew previousStatus payment { number status } } }'
  const id = await socket.follow({ query })
  const heard = async () => (await socket.next(message => message.id === id)).payload
  const change = (isNew: boolean, previousStatus: string | null, status: string) => ({
    data: { paymentStatusChanged: { isNew, previousStatus, payment: { status } } },
  })

  const made = await scene.create({ date: Temporal.Now.plainDateISO('Asia/Jakarta').toString() })
  expect(await heard()).toMatchObject(change(true, null, 'NEEDS_APPROVAL'))
  await scene.bulk('cancel', made, { reason: 'Sent twice' })
  expect(await heard()).toMatchObject(change(false, 'NEEDS_APPROVAL', 'CANCELLED'))
  // Its status stays, and its last step is not emitted again.
  await scene.bulk('archive', made)
  expect(await heard()).toMatchObject(change(false, null, 'CANCELLED'))
})
