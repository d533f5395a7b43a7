// Misbehaving SFTP servers of banks: their user gets an error, and nothing else is affected.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sealedLogin } from '../../../../services/treasury/connections/fileDrop/login.ts'
import type { SftpServers } from '../../../../services/treasury/connections/fileDrop/sftpConfig.ts'
import { openSftpPlaces } from '../../../../services/treasury/connections/fileDrop/sftpServers.ts'
import { openSftpServer } from '../../../support/sftpServer.ts'

const login = { companyId: 'PTNUSA', userId: 'nusantara', password: 'right' }
const server = await openSftpServer({ username: 'nusantara', password: 'right' })
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

describe('the login', () => {
  it.each([
    ['014', ['COMPANY_ID', 'USER_ID', 'PASSWORD']],
    ['002', ['COMPANY_ID', 'USER_ID', 'PASSWORD', 'CIF']],
    ['046', ['USER_ID', 'PASSWORD']],
  ])('of bank %s is asked for what that bank asks', (code, fields) => {
    const asked = (servers: SftpServers) => openSftpPlaces({ servers }).asks(code)
    expect(asked({ [code]: server.configured })).toEqual(fields)
    expect(asked({ [code]: { ...server.configured, asks: ['USER_ID', 'CIF'] } })).toEqual(['USER_ID', 'CIF'])
    expect(asked({})).toEqual([])
  })

  it('signs in under the name, and looks into the folder, that the configuration makes of it', async () => {
    const own = await openSftpServer({ username: 'PTNUSA.nusantara', password: 'right' })
    own.put('/PTNUSA/C-7/8110000001/mutasi.csv', 'a,b\n')
    const configured = {
      ...own.configured,
      username: '{companyId}.{userId}',
      directory: '/{companyId}/{cif}/{account}',
    }
    const theirs = openSftpPlaces({ servers: { '002': configured }, settleMs: 0 })
    const waiting = await theirs.use('002', { ...login, cif: 'C-7' }, place => place.waiting(owner))
    expect(waiting).toEqual(['mutasi.csv'])
  })

  it('that was sealed with a user name alone is still good', () => {
    expect(sealedLogin.parse({ username: 'nusantara', password: 'right' })).toEqual({
      userId: 'nusantara',
      password: 'right',
    })
  })
})
