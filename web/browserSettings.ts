// Settings of this installation, which the server writes into the page's head (bff/pages/browserSettings.ts). With hot reload the page
// comes from Vite without them: then nothing is configured.

export type BrowserSettings = {
  environment: string
  commit?: string
  build?: string
  flags?: FlagSettings
  analytics?: AnalyticsSettings
  errorReporting?: ErrorReportingSettings
}
/** The feature flag host; without `host`, flags come from our own origin. */
export type FlagSettings = { host?: string; clientKey: string; remoteEvaluation?: boolean; decryptionKey?: string }
export type AnalyticsSettings = { key: string; url: string }
export type ErrorReportingSettings = { dsn: string }

const UNCONFIGURED: BrowserSettings = { environment: 'development' }

export function browserSettings(): BrowserSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="arus"]')?.content
  return content ? JSON.parse(content) : UNCONFIGURED
}
