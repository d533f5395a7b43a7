// What this installation tells browsers of itself: in the page, so that nothing has to be asked for before it is known. None of it is
// secret; keys that are in here are meant for browsers by whoever gave them out.

export type BrowserSettings = {
  /** Such as `production` or `staging`: a flag may depend on it. */
  environment: string
  /** What is running, for error reports. */
  commit?: string | undefined
  build?: string | undefined
  /** Where feature flags come from; without a host from ourselves. */
  flags?:
    | {
        host?: string | undefined
        clientKey: string
        remoteEvaluation?: boolean | undefined
        decryptionKey?: string | undefined
      }
    | undefined
  analytics?: { key: string; url: string } | undefined
  errorReporting?: { dsn: string } | undefined
}

/** The page with the settings in its head, where `web/browserSettings.ts` looks for them. */
export function pageWithSettings(html: string, settings: BrowserSettings): string {
  const content = JSON.stringify(settings).replace(/[&"<>]/g, character => `&#${character.charCodeAt(0)};`)
  return html.replace('</head>', () => `  <meta name="arus" content="${content}" />\n  </head>`)
}

/** The origins that a browser may send to because of these settings. */
export function originsOf({ flags, analytics, errorReporting }: BrowserSettings): string[] {
  const addresses = [flags?.host, analytics?.url, errorReporting?.dsn].filter(address => address !== undefined)
  return [...new Set(addresses.map(address => new URL(address).origin))]
}
