// The page contains the sign-in screen as HTML, so that it is visible before our code is loaded. It must equal what the code renders:
// `vitest -u` of this file updates it.
import { describe, expect, test, vi } from 'vitest'
import { languages } from '../../../../web/i18n/language.ts'
import { SignInPage } from '../../../../web/pages/public/signIn/SignInPage.tsx'
import { renderScreen } from '../../support/render.tsx'

/** Attributes that only the running page needs; with them, password managers would take the static copy for the form. */
const LEFT_OUT = ['id', 'for', 'name', 'aria-describedby', 'aria-pressed', 'value', 'autocomplete', 'inputmode']

function asFrame(container: HTMLElement): string {
  // The year changes; its line stays.
  container.querySelector('footer')?.replaceChildren('\u00a0')
  for (const element of container.querySelectorAll('*')) for (const name of LEFT_OUT) element.removeAttribute(name)
  for (const input of container.querySelectorAll('input:is([type=email], [type=password])'))
    input.removeAttribute('type')
  return `${container.innerHTML.replaceAll('><', '>\n<')}\n`
}

describe.each(languages)('the frame in %s', language => {
  test('is what the sign-in screen shows first', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { viewer: null } }))
    const { container } = await renderScreen(<SignInPage />, { language })
    await expect(asFrame(container)).toMatchFileSnapshot(`../../../../web/pages/public/signIn/frame/${language}.html`)
    vi.unstubAllGlobals()
  })
})
