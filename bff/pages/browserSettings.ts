// The installation's settings for browsers, embedded in the page so that no request is needed. None is secret; keys in here are meant for
// browsers by their issuers.

export type BrowserSettings = {
  /** For example `production` or `staging`: a flag may depend on it. */
  environment: string
  /** The running version, for error reports. */
  commit?: string | undefined
  build?: string | undefined
  /** The source of feature flags; without a host, this server. */
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

/** The page with the settings in its head, where `web/browserSettings.ts` reads them. */
export function pageWithSettings(html: string, settings: BrowserSettings): string {
  const content = JSON.stringify(settings).replace(/[&"<>]/g, character => `&#${character.charCodeAt(0)};`)
  return html.replace('</head>', () => `  <meta name="arus" content="${content}" />\n  </head>`)
}

/** The origins that these settings allow a browser to send to. */
export function originsOf({ flags, analytics, errorReporting }: BrowserSettings): string[] {
  const addresses = [flags?.host, analytics?.url, errorReporting?.dsn].filter(address => address !== undefined)
  return [...new Set(addresses.map(address => new URL(address).origin))]
}
