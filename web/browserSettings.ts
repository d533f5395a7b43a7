// What this installation says of itself in the page's head (bff/pages/browserSettings.ts). With hot reload the page comes from Vite, which
// says nothing: then nothing is configured.

export type BrowserSettings = {
  environment: string
  commit?: string
  build?: string
  flags?: FlagSettings
  analytics?: AnalyticsSettings
  errorReporting?: ErrorReportingSettings
}
/** Where feature flags come from; without a host from our own origin. */
export type FlagSettings = { host?: string; clientKey: string; remoteEvaluation?: boolean; decryptionKey?: string }
export type AnalyticsSettings = { key: string; url: string }
export type ErrorReportingSettings = { dsn: string }

const UNCONFIGURED: BrowserSettings = { environment: 'development' }

export function browserSettings(): BrowserSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="arus"]')?.content
  return content ? JSON.parse(content) : UNCONFIGURED
}
