// A bank's server for files that behaves as none should: the one who asks it is told, and nobody else is harmed.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openSftpPlaces } from '../../../../services/treasury/connections/fileDrop/sftpServers.ts'
import { openSftpServer } from '../../../support/sftpServer.ts'

const login = { username: 'nusantara', password: 'right' }
const server = await openSftpServer(login)
server.put('/out/8110000001/mutasi.csv', 'a,b\n')
const places = openSftpPlaces({ servers: { '014': server.configured }, settleMs: 0 })
const owner = { organizationId: 'o', bankCode: '014', accountNumber: '8110000001' }
const ask = () => places.use('014', login, place => place.waiting(owner))

it.each([
  ['says what is no SFTP', 'isGarbled'],
  ['ends the session when it is asked', 'isClosing'],
] as const)('T26: one that %s is unreachable, and nothing stays open', async (_what, fault) => {
  expect(await ask()).toEqual(['mutasi.csv'])
  const handles = () => readdirSync('/proc/self/fd').length
  const before = handles()
  server.state[fault] = true
  for (let time = 0; time < 5; time++) await expect(ask()).rejects.toMatchObject({ reason: 'UNREACHABLE' })
  server.state[fault] = false
  await expect.poll(handles).toBeLessThanOrEqual(before)
  expect(await ask()).toEqual(['mutasi.csv'])
})
