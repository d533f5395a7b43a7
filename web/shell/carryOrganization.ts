// A link opened in another tab, or copied, names its organization: otherwise that tab, or the recipient, would open it in their last
// organization. An ordinary click stays in this tab and doesn't need it.
import { organizationOfTab } from '../relay/tab.ts'

/** Paths that the services answer themselves, or that already name an organization. */
const ELSEWHERE = /^\/(?:\/|o\?|files\/|templates\/|logout)/

/** The address of `path` in an organization. */
export const pathInOrganization = (organization: string, path: string): string =>
  `/o?id=${organization}&next=${encodeURIComponent(path)}`

/** Watches how links are used; the result stops it. */
export function carryOrganization(): () => void {
  const events = ['click', 'auxclick', 'contextmenu'] as const
  const listen = (event: MouseEvent) => {
    if (leavesTab(event)) nameOrganization(event.target)
  }
  for (const type of events) document.addEventListener(type, listen, true)
  return () => {
    for (const type of events) document.removeEventListener(type, listen, true)
  }
}

const leavesTab = ({ type, ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  type === 'contextmenu' || button === 1 || ctrlKey || metaKey || shiftKey

/** The browser reads the address after the event; then it is reset to what React expects. */
function nameOrganization(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null
  const href = link?.getAttribute('href')
  const organization = organizationOfTab()
  if (!link || !href || organization === null || ELSEWHERE.test(href)) return
  link.setAttribute('href', pathInOrganization(organization, href))
  setTimeout(() => link.setAttribute('href', href))
}
