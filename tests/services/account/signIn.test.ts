import { expect, it } from 'vitest'
import { codeOf, freshAccount, people, type Problem } from './support.ts'

const service = await freshAccount()

it('signs in', async () => {
  const { status, body } = await service.signIn('maker@arus.test')
  expect(body).toMatchObject({ session: { remember: false }, challenge: null })
  expect(status).toBe(200)
  const both = await service.signIn('both@arus.test')
  expect(both.body.challenge).toMatchObject({ methods: ['AUTHENTICATOR_APP'] })
  const done = await service.twoFactor(both.body.challenge?.token ?? '', codeOf())
  expect(done.body).toMatchObject({ familyId: expect.any(String) })
  const ex = await service.exchange(done.body.id)
  expect(ex.body).toMatchObject({ personId: people.both.id })
  const wrong = await service.signIn<Problem>('maker@arus.test', 'x')
  expect(wrong.body).toMatchObject({ code: 'U-ACC-AU-5' })
})
