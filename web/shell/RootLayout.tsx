import { FormattedMessage } from 'react-intl'
import { Outlet, ScrollRestoration } from 'react-router'
import { Progress } from './Progress.tsx'

/** What surrounds every page, signed in or not. */
export function RootLayout() {
  return (
    <>
      <a className="skip-link" href="#main">
        <FormattedMessage id="shell.skip" />
      </a>
      <Progress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
