import { expect, test } from 'vitest'
import { features } from '../../../../web/features.ts'
import { pathAfterSession } from '../../../../web/pages/public/logout/sessionOver.ts'
import { messagesIn } from '../../../../web/tools/catalogs.ts'

test('a session that ends leads out with the way back, however many requests find it out', () => {
  const out = pathAfterSession({ pathname: '/settings/orders', search: '?q=1' }, true)
  expect(out).toBe('/logout?session=expired&next=%2Fsettings%2Forders%3Fq%3D1')
  const [pathname = '', search] = out?.split('?') ?? []
  expect(pathAfterSession({ pathname, search: `?${search}` }, true)).toBeNull()
})

test('whoever was never signed in here is asked to sign in, and told of no session', () => {
  expect(pathAfterSession({ pathname: '/bills', search: '?tab=paid' }, false)).toBe('/?next=%2Fbills%3Ftab%3Dpaid')
  expect(pathAfterSession({ pathname: '/', search: '?next=%2Fbills' }, false)).toBeNull()
})

test('whoever signs out of a session that has ended is told so, with no way back', () => {
  expect(pathAfterSession({ pathname: '/logout', search: '' }, true)).toBe('/logout?session=expired')
})

test.each(['en', 'id'] as const)('the way back has a name for every screen of the menu in %s', async language => {
  const words = (await messagesIn('web', language, 'public')).map(({ id }) => id)
  const screens = features.flatMap(({ menu = [] }) => menu.map(({ to }) => to.split('/')[1] ?? ''))
  expect(screens.length).toBeGreaterThan(10)
  for (const screen of screens)
    expect(words).toContain(
      `logout.page.${screen.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    )
})
