import type { ComponentProps } from 'react'
import { go } from './place.ts'

/** A link within the page: the browser doesn't reload, unless it opens in another tab. */
export function PortalLink({ href, ...props }: Omit<ComponentProps<'a'>, 'onClick' | 'href'> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(href)
      }}
    />
  )
}
