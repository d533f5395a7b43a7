// DP-4, "deposit not found": answered with G-7 by whatever names one deposit, in the same bytes for what another organization has and for
// what nobody has (decision 0091).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openScene } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-02-10T03:00:00Z') })
const scene = await openScene(api)
const other = await openScene(api)

const REQUESTS: [string, (id: string) => Promise<{ status: number; body: Problem }>][] = [
  ['read', id => scene.maker.get(`/v1/deposits/${id}`)],
  ['update', id => scene.maker.put(`/v1/deposits/${id}`, { version: 1, ...scene.values() })],
  ['cancel', id => scene.cancel({ id, version: 1 })],
  ['close', id => scene.close({ id, version: 1 }, '2026-03-02')],
  ['preview of closing', id => scene.maker.get(`/v1/deposits/${id}/closing?date=2026-03-02`)],
]

test.each(REQUESTS)('DP-4: %s of a deposit that is not there', async (_name, ask) => {
  const foreign = await other.create()
  const [unknown, ofOther] = [await ask(randomUUID()), await ask(foreign.id)]
  expect(unknown).toMatchObject({ status: 404, body: { code: 'G-7' } })
  const told = ({ status, body: { code, title, errors } }: typeof unknown) => ({ status, code, title, errors })
  expect(told(ofOther)).toEqual(told(unknown))
  expect(await other.read(foreign)).toEqual(foreign)
})
